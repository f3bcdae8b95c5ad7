import { cpus, loadavg, totalmem } from 'node:os';
import type { Figures } from './figures.ts';

/** The machine and its load during the measurement; figures mean nothing without them. */
export function describeMachine(): Figures {
  const cores = cpus();
  return {
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    platform: `${process.platform}-${process.arch}`,
    loadAverage: loadavg().map((load) => Number(load.toFixed(2))),
    takenAt: new Date().toISOString(),
  };
}

/** One line for people. */
export function machineLine(machine: Figures): string {
  const load = Array.isArray(machine['loadAverage']) ? machine['loadAverage'].join(' ') : '?';
  return `${machine['cpu']}, ${machine['cores']} cores, ${machine['memoryGigabytes']} GB, Node ${machine['node']}, load average ${load}`;
}
