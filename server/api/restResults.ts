import { type Refusal, Refused } from '../kit/refusals.ts'
import { silentLog } from '../platform/log.ts'
import { failureOf } from './failures.ts'

/** What became of each of several, in its place. */
export type Result = { readonly index: number; readonly status: number; readonly _id?: string } & Readonly<
  Record<string, unknown>
>

/** Several results with how many were written and how many refused. */
export const summed = (results: readonly Result[]) => {
  const refused = results.filter(({ status }) => status !== 200).length
  return { results, written: results.length - refused, refused }
}

/** How an answer with such results is sent: as a whole success, or as one of several kinds. */
export const statusOfResults = ({ refused }: { readonly refused: number }): 200 | 207 => (refused === 0 ? 200 : 207)

/** The results of what was written in one go: ids in their places, and the reasons of those that were refused, whose paths
 *  begin with the list and the place in it. */
export function resultsOf(
  ids: readonly (string | null)[],
  refusals: readonly Refusal[],
  worded: (path: readonly string[], index: number) => string[],
) {
  const reasons = Map.groupBy(refusals, ({ path }) => Number(path[1]))
  return summed(
    ids.map((_id, index): Result => {
      const own = reasons.get(index)
      if (!own) return { index, status: 200, ...(_id !== null && { _id }) }
      const refused = new Refused(own.map(each => ({ ...each, path: worded(each.path.slice(2), index) })))
      return { index, ...failureOf(refused, silentLog) }
    }),
  )
}
