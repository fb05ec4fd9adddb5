declare module "virtual:alhambra/*" {
    const text: string;
    export default text;
}
