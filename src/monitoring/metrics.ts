import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ThreadsLoad } from '../threads/pool.ts';
import { watchTurns } from './loop-turns.ts';

/**
 * Creates the registry of a process with prom-client's default metrics (memory, CPU time, garbage
 * collection, event loop delay) and the CPU time of event loop turns. Processes add their own
 * metrics.
 */
export function openMetrics(): Registry {
  const registry = new Registry();
  // The default of 10 ms wakes an idle process a hundred times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  const turns = new Histogram({
    name: 'panel_event_loop_turn_cpu_seconds',
    help: 'CPU time of the main thread per turn of the event loop, without time spent waiting for a CPU',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const longest = new Gauge({
    name: 'panel_event_loop_turn_cpu_max_seconds',
    help: 'The longest such turn since the process began to serve',
    registers: [registry],
  });
  let longestSeconds = 0;
  watchTurns((seconds) => {
    turns.observe(seconds);
    if (seconds <= longestSeconds) return;
    longestSeconds = seconds;
    longest.set(seconds);
  });
  return registry;
}

export function addThreadMetrics(registry: Registry, load: () => ThreadsLoad): void {
  const gauges: Readonly<Record<keyof ThreadsLoad, string>> = {
    waiting: 'Jobs waiting for a thread',
    running: 'Jobs running in threads',
    done: 'Jobs finished or given up since the process started',
    failed: 'Jobs whose code failed since the process started',
    overTime: 'Attempts of jobs that exceeded their time limit since the process started',
    overMemory: 'Attempts of jobs that exceeded their memory limit since the process started',
  };
  for (const [key, help] of Object.entries(gauges) as [keyof ThreadsLoad, string][]) {
    new Gauge({
      name: `panel_threads_${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
      help,
      registers: [registry],
      collect() {
        this.set(load()[key]);
      },
    });
  }
}

/** The number of accepted runs that have not begun, and the age of the oldest. */
export type WaitingRuns = () => { readonly runs: number; readonly seconds: number };

export function addWaitingRuns(registry: Registry, waiting: WaitingRuns): void {
  const gauges = [
    ['panel_runs_waiting', 'Accepted runs that have not begun', () => waiting().runs],
    ['panel_runs_waiting_seconds', 'Age of the oldest of them', () => waiting().seconds],
  ] as const;
  for (const [name, help, value] of gauges)
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
}

/**
 * Adds counts that are kept elsewhere.
 * @param counts by label value
 */
export function addCounts(
  registry: Registry,
  { name, help, label }: { name: string; help: string; label: string },
  counts: () => ReadonlyMap<string, number>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      for (const [value, count] of counts()) this.set({ [label]: value }, count);
    },
  });
}
