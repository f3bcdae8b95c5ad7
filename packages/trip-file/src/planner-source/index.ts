export { type PlannerSourceOptions, plannerSource } from './planner-source.ts';
