export { createHealthCheck, type HealthCheck, type HealthCheckOptions, type HealthProblem } from './health-check.ts';
export { addHealthMetrics } from './health-metrics.ts';
