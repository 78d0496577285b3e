import type { ObjectRef } from '@pothos/core'
import { encodeCursor, type PageCursors, pageCursors, rowsKnown } from '../kit/paging.ts'
import { mostCounted } from '../platform/counting.ts'
import { builder } from './builder.ts'
import { offsetOf, PageCursorsRef, rowsOf } from './connections.ts'

/** How many rows a list has; where there are more than are counted, as many as were and `isCapped`. `known`: see `rowsKnown`. */
type Counted = { readonly total: number; readonly isCapped: boolean; readonly known: number }

/** A page of a list that is paged by number; it is counted at most once, and only if that is asked for. */
export type NumberedPage<Node> = {
  readonly nodes: readonly Node[]
  readonly offset: number
  readonly size: number
  readonly counted: () => Promise<Counted>
}
type Edge<Node> = { readonly node: Node; readonly cursor: string }

/** The arguments by which numbered lists are paged. */
export type PageArguments = { readonly first?: number | null; readonly after?: string | null }

/** What reads and counts a list: `count` goes one further than `most` and no more. `search`: the words that narrow it. */
type NumberedList<Node> = {
  readonly read: (page: { offset: number; limit: number }) => Promise<readonly Node[]>
  readonly count: (most: number) => Promise<number>
  readonly search?: string | null | undefined
}

/** The page of a list from an offset on. */
export async function pageFrom<Node>(
  { offset, size }: { readonly offset: number; readonly size: number },
  { read, count, search }: NumberedList<Node>,
): Promise<NumberedPage<Node>> {
  const nodes = await read({ offset, limit: size })
  const most = mostCounted(search)
  let promised: Promise<Counted> | null = null
  const counted = () => {
    promised ??= count(most).then(total => ({
      total: Math.min(total, most),
      isCapped: total > most,
      known: rowsKnown(total, most, { offset, size, rows: nodes.length }),
    }))
    return promised
  }
  return { nodes, offset, size, counted }
}

/** The page of a list that is asked for. */
export const numberedPage = <Node>(args: PageArguments, list: NumberedList<Node>): Promise<NumberedPage<Node>> =>
  pageFrom({ offset: offsetOf(args.after), size: rowsOf(args.first) }, list)

/** A row's cursor is the offset behind it. */
const edgesOf = <Node>({ nodes, offset }: NumberedPage<Node>): Edge<Node>[] =>
  nodes.map((node, i) => ({ node, cursor: encodeCursor([offset + i + 1]) }))

async function pageInfoOf(page: NumberedPage<unknown>) {
  const edges = edgesOf(page)
  return {
    hasNextPage: page.offset + page.nodes.length < (await page.counted()).known,
    hasPreviousPage: page.offset > 0,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  }
}

const cursorsOf = async (page: NumberedPage<unknown>): Promise<PageCursors> =>
  pageCursors(page.offset, page.size, (await page.counted()).known)

/** What a list's field costs: as many rows as are asked for. */
export const pageComplexity = (args: PageArguments) => ({
  field: 10,
  multiplier: Math.max(1, Math.min(100, args.first ?? 24)),
})

/** The types `<name>Edge` and `<name>Connection` of a numbered list. `Page` may carry more than rows, which the caller
 *  adds by `builder.objectField`. */
export function numberedConnection<Node, Page extends NumberedPage<Node> = NumberedPage<Node>>(
  name: string,
  nodeRef: ObjectRef<(typeof builder)['$inferSchemaTypes'], Node>,
) {
  const EdgeRef = builder.objectRef<Edge<Node>>(`${name}Edge`).implement({
    fields: t => ({
      cursor: t.exposeString('cursor'),
      node: t.expose('node', { type: nodeRef }),
    }),
  })
  return builder.objectRef<Page>(`${name}Connection`).implement({
    fields: t => ({
      edges: t.field({ type: [EdgeRef], complexity: { multiplier: 1 }, resolve: page => edgesOf<Node>(page) }),
      pageInfo: t.field({ type: builder.pageInfoRef(), resolve: pageInfoOf }),
      totalCount: t.int({ resolve: async page => (await page.counted()).total }),
      isCountCapped: t.boolean({
        description: 'Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000.',
        resolve: async page => (await page.counted()).isCapped,
      }),
      pageCursors: t.field({ type: PageCursorsRef, resolve: cursorsOf }),
    }),
  })
}
