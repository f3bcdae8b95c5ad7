import { createClient } from '@tripwright/client';
import { startApp } from './app.ts';
import { restoreTheme } from './theme.ts';

restoreTheme();
// The server inserts its demo key when it serves the page.
const key = document.querySelector<HTMLMetaElement>('meta[name="tripwright-key"]')?.content ?? '';
// The page's policy lets it ask its own server only.
void startApp(document.body, createClient({ servers: location.origin, key, regionServers: false }));
