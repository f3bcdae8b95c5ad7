export { planRequestOf } from './plan-request-of.ts';
export { type PlannerSourceOptions, plannerSource } from './planner-source.ts';
