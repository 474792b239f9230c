import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ThreadsLoad } from '../threads/pool.ts';
import { watchTurns } from './loop-turns.ts';

/**
 * What a process tells of itself: memory, processor time, garbage collection and the delay of its event loop as
 * prom-client measures them, and how long the loop's turns kept the main thread busy. Others add their own to it.
 */
export function openMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const turns = new Histogram({
    name: 'panel_event_loop_turn_cpu_seconds',
    help: 'Processor time that the main thread took for one turn of the event loop: waiting for a processor is not in it',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const longest = new Gauge({
    name: 'panel_event_loop_turn_cpu_max_seconds',
    help: 'The longest of these turns since the process began to serve',
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

/** Adds what the threads are doing. */
export function addThreadMetrics(registry: Registry, load: () => ThreadsLoad): void {
  const gauges: Readonly<Record<keyof ThreadsLoad, string>> = {
    waiting: 'Pieces of work that wait for a thread',
    running: 'Pieces of work under way in threads',
    done: 'Pieces of work that were finished or given up, since the process began',
    overTime: 'Tries of a piece of work that exceeded its time, since the process began',
    overMemory: 'Tries of a piece of work that exceeded its memory, since the process began',
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

/** Adds counts that are kept elsewhere. @param counts by the value of the label */
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
