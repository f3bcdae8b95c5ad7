import type { RoutingRequest } from '../answers/routing-request.ts';
import type { Ask } from './answered.ts';

/** A relation between the answers to a request and to a changed request. It can be tested without knowing the right answer. */
export interface Law {
  readonly name: string;
  /** Returns how the law is broken; undefined where it holds. @param request departs after a time, by `pt_pub` and a few more modes */
  broken(ask: Ask, request: RoutingRequest): Promise<string | undefined>;
}
