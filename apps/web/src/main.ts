import { startApp } from './app.ts';
import { createPlannerClient } from './model/planner-client.ts';
import { restoreTheme } from './theme.ts';

restoreTheme();
// The server inserts its demo key when it serves the page.
const key = document.querySelector<HTMLMetaElement>('meta[name="tripwright-key"]')?.content ?? '';
void startApp(document.body, createPlannerClient(location.origin, key, fetch.bind(globalThis)));
