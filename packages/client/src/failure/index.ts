export {
  type Failure,
  type FailureKind,
  failureOf,
  type Remedy,
  type Result,
  type ServerProblem,
  weightiest,
} from './failure.ts';
