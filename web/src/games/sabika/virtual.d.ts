declare module "virtual:sabika/*" {
    const text: string;
    export default text;
}
