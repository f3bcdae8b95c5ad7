import { parentPort, workerData } from 'node:worker_threads';
import { localDay } from '@tripwright/core/base';
import { readRegionBuffers, sha256 } from '@tripwright/feeds/artefact';
import { openRegionBuffers, type RegionBuffers } from '@tripwright/planner/node';
import { yieldToListener } from '../thread-priority.ts';
import type { Candidate, CandidateSetup, Verdict } from './check-candidates.ts';
import { objections } from './compare-datasets.ts';
import { canaryQueries, datasetFacts } from './dataset-facts.ts';

// This file runs on a thread of its own: reading, checksums and the canary plans take no time from requests.

const { data, candidates, now } = workerData as CandidateSetup;
yieldToListener();
for (const candidate of candidates) parentPort!.postMessage(await verdictOn(candidate));

async function verdictOn({ code, served }: Candidate): Promise<Verdict> {
  try {
    const buffers = await readRegionBuffers(data, code);
    const refused = wrongFile(buffers) ?? (await wrongContent(buffers, served));
    return refused === undefined ? { code, buffers } : { code, reason: refused };
  } catch (error) {
    return { code, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** A file that is whole, and not the one that the manifest names: one of another dataset. */
function wrongFile({ manifest, files, path }: RegionBuffers): string | undefined {
  for (const [name, buffer] of files)
    if (sha256(new Uint8Array(buffer)) !== manifest.files[name]?.hash)
      return `${path}/${name} does not match the hash in its manifest. Build the region again.`;
  return undefined;
}

async function wrongContent(buffers: RegionBuffers, served: RegionBuffers | undefined): Promise<string | undefined> {
  const next = openRegionBuffers(buffers);
  if (served === undefined) return undefined;
  const old = openRegionBuffers(served);
  const queries = canaryQueries(old);
  const facts = [await datasetFacts(old, queries, now), await datasetFacts(next, queries, now)] as const;
  const found = objections(...facts, localDay(now, old.manifest.timezone));
  return found.length === 0 ? undefined : `${found.join('; ')}.`;
}
