import type { Row } from './bench.ts'

const columns = [
  'op',
  'products',
  'concurrency',
  'cached',
  'opsPerSecond',
  'p50Ms',
  'p95Ms',
  'p99Ms',
  'errors',
  'cpuMsPerOp',
  'peakRssMb',
  'shareOfBaseline',
  'listP95CalmMs',
  'listP95BusyMs',
  'guestP50Ms',
  'products1000Ms',
  'stock10000Ms',
  'firstJpegMs',
  'firstWebpMs',
  'firstAvifMs',
  'filesBeforeMb',
  'filesPeakMb',
  'upload1000MbMs',
  'browserP95Ms',
  'taggedP95Ms',
  'searchedP95Ms',
  'zip1000Ms',
  'zipPeakMb',
] as const satisfies readonly (keyof Row)[]

/** The rows for people: a column per figure, numbers to the right. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [[...columns], ...rows.map(row => columns.map(column => String(row[column] ?? '')))]
  const widths = columns.map((_, place) => Math.max(...cells.map(line => line[place]!.length)))
  const lines = cells.map(line =>
    line.map((cell, place) => (place === 0 ? cell.padEnd(widths[place]!) : cell.padStart(widths[place]!))).join('  '),
  )
  return `${lines.join('\n')}\n`
}
