import { mount } from "svelte";
import App from "./App.svelte";
import "./cards/theme.css";
import "./app/base.css";
import { followSize } from "./browser/layout.svelte";
import { keepForOffline } from "./browser/offline";
import { followPresses } from "./browser/presses";
import { followAddress } from "./browser/route.svelte";
import { settings } from "./app/settings.svelte";
import { speakFirst } from "./i18n/words.svelte";

settings.load();
followAddress();
followSize();
followPresses();
await speakFirst();
mount(App, { target: document.getElementById("app")! });
keepForOffline();
