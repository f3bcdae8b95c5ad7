export { readConfig, type ServerConfig } from './config.ts';
export { type App, type AppOptions, createApp } from './http/app.ts';
export { createMetrics, type Metrics } from './http/metrics.ts';
export { type RunningServer, startServer } from './start-server.ts';
