import { PlannerError } from '@tripwright/core/base';
import { fetchBytes, networkReason } from '../../http/index.ts';
import type { ReadBudget } from './read-budget.ts';

/**
 * Downloads a file within a budget of bytes (unpacked) and time. Every host, also after a redirect, is checked after its name is resolved:
 * an address in an index must not reach services of the importer's own network.
 * @param isTyped whether the user gave this address, which may then lead to a private host; a redirect from it may not
 * @returns undefined for 404, which optional files may answer (SV-13)
 * @throws PlannerError `input-unusable` when the budget is used up or the host is private, `input-unreadable` for other failures
 */
export async function download(address: string, budget: ReadBudget, isTyped: boolean): Promise<Uint8Array | undefined> {
  const started = performance.now();
  const signal = AbortSignal.timeout(Math.ceil(budget.nextMs));
  try {
    const answer = await fetchBytes(address, {
      allowPrivate: budget.limits.allowPrivate,
      isTyped,
      mostBytes: budget.nextBytes,
      tooLarge: () => budget.tooLarge(address),
      signal,
    });
    if (answer.status === 'not-modified') throw new Error('status 304');
    const content = answer.status === 'ok' ? answer.bytes : undefined;
    budget.spend(content?.length ?? 0, performance.now() - started);
    return content;
  } catch (cause) {
    if (cause instanceof PlannerError) throw cause;
    budget.spend(0, performance.now() - started);
    if (budget.isOutOfTime) throw outOfTime(address, budget, cause);
    const reason = signal.aborted ? `no complete answer within ${budget.limits.fileMs / 1000} s` : networkReason(cause);
    throw new PlannerError(
      'input-unreadable',
      `${address} could not be fetched (${reason}). Check the address, or download the files and give their folder.`,
      { cause },
    );
  }
}

function outOfTime(address: string, { limits }: ReadBudget, cause?: unknown): PlannerError {
  return new PlannerError(
    'input-unusable',
    `The downloads took longer than ${limits.totalMs / 1000} s together; the last one was ${address}. Download the files and give their folder.`,
    { cause },
  );
}
