import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { locale } from "./lib/locale.svelte";
import { offline } from "./lib/offline.svelte";

offline.start();
await locale.start();
mount(App, { target: document.getElementById("app")! });
