export { readConfig, type ServerConfig } from './config.ts';
export { createGraphqlHandler, plannerSource } from './graphql/index.ts';
export { type App, type AppOptions, createApp } from './http/app.ts';
export { createMetrics, type Metrics } from './http/metrics.ts';
export { type KeyDesk, type ListedKey, openKeyDesk } from './keys/index.ts';
export { clockFrom, MACHINE_TIME, type ServiceClock } from './live/service-clock.ts';
export { outliveStrayRejections } from './log/outlive-stray-rejections.ts';
export { startGraphServer } from './start-graph-server.ts';
export { type RunningServer, type ServerOptions, startServer } from './start-server.ts';
