/** What an operation took, as the server tells it in `Server-Timing`. `isShared`: visitors get its answer from what is kept. */
export interface TimedOperation {
  readonly name: string
  readonly milliseconds: number
  readonly statements: number
  readonly databaseMilliseconds: number
  readonly cost: number
  readonly isShared: boolean
}

/** A request with what it took; `address` without the question. */
export interface TimedRequest {
  readonly key: string
  readonly isDocument: boolean
  readonly milliseconds: number
  readonly operations: readonly TimedOperation[]
}

type Metric = { readonly name: string; readonly duration: number; readonly description: string }
type Entry = {
  readonly entryType: string
  readonly startTime: number
  readonly serverTiming?: readonly Metric[]
}

function operationOf({ name, duration, description }: Metric): TimedOperation {
  const [statements = '0', databaseMilliseconds = '0', cost = '0', kept] = description.split(' ')
  return {
    ...{ name, milliseconds: duration, statements: Number(statements), cost: Number(cost) },
    ...{ databaseMilliseconds: Number(databaseMilliseconds), isShared: kept === 'shared' },
  }
}

/** What the panel itself asks is no part of the page. */
const ownOperation = 'DebugPanelQuery'

/** What the browser measured of a request, where the server told what it took; null for pictures, scripts and all else. */
export function timedRequest(entry: Entry): TimedRequest | null {
  const [total, ...operations] = entry.serverTiming ?? []
  if (total?.name !== 'total') return null
  if (operations.some(({ name }) => name === ownOperation)) return null
  return {
    key: `${entry.entryType} ${entry.startTime}`,
    isDocument: entry.entryType === 'navigation',
    milliseconds: total.duration,
    operations: operations.map(operationOf),
  }
}

/** Sums over the operations of requests. */
export function sumsOf(requests: readonly TimedRequest[]) {
  const operations = requests.flatMap(each => each.operations)
  const sum = (part: (operation: TimedOperation) => number) => operations.reduce((all, each) => all + part(each), 0)
  return {
    operations: operations.length,
    statements: sum(each => each.statements),
    databaseMilliseconds: sum(each => each.databaseMilliseconds),
    milliseconds: requests.reduce((all, each) => all + each.milliseconds, 0),
  }
}
