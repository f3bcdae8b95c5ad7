import { planRequest as fillRequest, type PlanRequest } from '@tripwright/core/model';

/** The usual request, without a minimum transfer time, and with the parts that a test sets. */
export function planRequest(
  parts: Pick<PlanRequest, 'from' | 'to' | 'when' | 'modes'> & Partial<PlanRequest>,
): PlanRequest {
  return fillRequest({ minTransferSeconds: 0, ...parts });
}
