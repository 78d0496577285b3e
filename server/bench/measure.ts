import { messageOf } from '../platform/failure.ts'

/** How one operation went under one load. */
export interface Timings {
  readonly opsPerSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  readonly errors: number
  /** The first thing that went wrong. */
  readonly firstError: string | null
  readonly operations: number
}

/** The value below which the share `part` of the sorted values lies: the smallest that as many reach; 0 of none. */
export function percentile(sorted: Float64Array, part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
}

/**
 * Has each of `clients` do its work again and again, one after the other, until so many seconds are over, or something else
 * is, and `least` operations were tried; what has begun by then is finished and counts. A failure counts as an error and
 * not as an operation.
 */
export async function measure(
  clients: readonly (() => Promise<void>)[],
  until: number | Promise<unknown>,
  least = 0,
): Promise<Timings> {
  const durations: number[] = []
  let errors = 0
  let tried = 0
  let firstError: string | null = null
  const begun = performance.now()
  const end = typeof until === 'number' ? begun + until * 1000 : Number.POSITIVE_INFINITY
  let isOver = false
  if (typeof until !== 'number') {
    const settle = () => {
      isOver = true
    }
    // How it ended is told to whoever waits for it.
    until.then(settle, settle)
  }
  await Promise.all(
    clients.map(async work => {
      for (let started = begun; (!isOver && started < end) || tried < least; started = performance.now()) {
        tried += 1
        try {
          await work()
          durations.push(performance.now() - started)
        } catch (error) {
          errors += 1
          firstError ??= messageOf(error)
        }
      }
    }),
  )
  const elapsed = (performance.now() - begun) / 1000
  const sorted = Float64Array.from(durations).sort()
  return {
    opsPerSecond: durations.length / elapsed,
    p50Ms: percentile(sorted, 0.5),
    p95Ms: percentile(sorted, 0.95),
    p99Ms: percentile(sorted, 0.99),
    errors,
    firstError,
    operations: durations.length,
  }
}
