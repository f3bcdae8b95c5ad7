import { PlannerError } from '@tripwright/core/base';
import { listRegions } from '@tripwright/feeds/artefact';

/**
 * The region that a command works on: the one it names, or else the only one of the folder.
 * @throws PlannerError `bad-usage` when no region is named and the folder has several, `artefact-missing` when it has none
 */
export async function onlyRegion(data: string, named: string | undefined): Promise<string> {
  if (named !== undefined) return named;
  const codes = await listRegions(data);
  const [only] = codes;
  if (only === undefined)
    throw new PlannerError(
      'artefact-missing',
      `There is no region under ${data}. Build one first: tripwright build --help`,
    );
  if (codes.length > 1)
    throw new PlannerError('bad-usage', `${data} has several regions. Add --region with one of: ${codes.join(', ')}.`);
  return only;
}
