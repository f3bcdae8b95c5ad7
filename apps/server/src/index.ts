export { readConfig, type ServerConfig } from './config.ts';
export { type App, type AppOptions, createApp } from './http/app.ts';
export { createMetrics, type Metrics } from './http/metrics.ts';
export { nearestName } from './nearest-name.ts';
export { type RunningServer, startServer } from './start-server.ts';
export { createPlanner, type PlannerOptions } from './use-cases/create-planner.ts';
export type { Planner } from './use-cases/ports.ts';
