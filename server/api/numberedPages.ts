import type { ObjectRef } from '@pothos/core'
import { encodeCursor, type PageCursors, pageCursors } from '../kit/paging.ts'
import { builder } from './builder.ts'
import { offsetOf, PageCursorsRef, rowsOf } from './connections.ts'

/** A page of a list that is paged by number; `totalCount` is counted at most once, and only if it is asked for. */
export type NumberedPage<Node> = {
  readonly nodes: readonly Node[]
  readonly offset: number
  readonly size: number
  readonly totalCount: () => Promise<number>
}
type Edge<Node> = { readonly node: Node; readonly cursor: string }

/** The arguments by which numbered lists are paged. */
export type PageArguments = { readonly first?: number | null; readonly after?: string | null }

/** Reads a page: `read` its rows, `count` all rows. */
export async function numberedPage<Node>(
  args: PageArguments,
  read: (page: { offset: number; limit: number }) => Promise<readonly Node[]>,
  count: () => Promise<number>,
): Promise<NumberedPage<Node>> {
  const [offset, size] = [offsetOf(args.after), rowsOf(args.first)]
  const nodes = await read({ offset, limit: size })
  let counted: Promise<number> | null = null
  const totalCount = () => {
    counted ??= count()
    return counted
  }
  return { nodes, offset, size, totalCount }
}

/** A row's cursor is the offset behind it. */
const edgesOf = <Node>({ nodes, offset }: NumberedPage<Node>): Edge<Node>[] =>
  nodes.map((node, i) => ({ node, cursor: encodeCursor([offset + i + 1]) }))

async function pageInfoOf(page: NumberedPage<unknown>) {
  const edges = edgesOf(page)
  return {
    hasNextPage: page.offset + page.nodes.length < (await page.totalCount()),
    hasPreviousPage: page.offset > 0,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  }
}

const cursorsOf = async ({ offset, size, totalCount }: NumberedPage<unknown>): Promise<PageCursors> =>
  pageCursors(offset, size, await totalCount())

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
      totalCount: t.int({ resolve: page => page.totalCount() }),
      pageCursors: t.field({ type: PageCursorsRef, resolve: cursorsOf }),
    }),
  })
}
