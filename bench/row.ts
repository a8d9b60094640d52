/** One line of the benchmarks' table. */
export interface Row {
  what: string;
  measured: string;
  against: string;
  /** Undefined where there is nothing to divide by. */
  ratio?: number;
  /** What the ratio may be at most. */
  atMost?: number;
}

export function succeeded<T extends { exitCode: number | null }>(usage: T): T {
  if (usage.exitCode !== 0) throw new Error(`a measured process ended with exit code ${usage.exitCode}`);
  return usage;
}

export function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}

export function mib(value: number): string {
  return `${value.toFixed(0)} MiB`;
}
