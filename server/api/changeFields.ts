import { globalId } from '../kit/globalIds.ts'
import { type Change, type ChangesWanted, changesAfter } from '../platform/changeFeed.ts'
import type { ChangeKind } from '../platform/changes.ts'
import { builder } from './builder.ts'
import { badInput } from './connections.ts'
import type { RequestContext } from './context.ts'
import { mirrored } from './restIds.ts'

/* What changed, for those who mirror it through GraphQL: as the documented lists are pulled by `cursor` (decision 0054). */

type Noted = Change & { readonly type: string }
type Page = { readonly changes: readonly Noted[]; readonly hasMore: boolean; readonly cursor: string | null }

const RecordChangeRef = builder.objectRef<Noted>('RecordChange').implement({
  description: 'The last change of a record.',
  fields: t => ({
    id: t.id({ description: 'Of the record.', resolve: ({ type, id }) => globalId(type, id) }),
    changedAt: t.field({ type: 'DateTime', resolve: ({ changedAt }) => new Date(changedAt) }),
    deletedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null while there is such a record.',
      resolve: ({ deletedAt }) => (deletedAt === null ? null : new Date(deletedAt)),
    }),
    record: t.node({
      description: 'The record as it is now; null where `node` shows none, such as for a product that is offline.',
      complexity: 10,
      id: ({ type, id, deletedAt }) => (deletedAt === null ? globalId(type, id) : null),
    }),
  }),
})

const RecordChangeEdgeRef = builder.objectRef<Noted>('RecordChangeEdge').implement({
  fields: t => ({
    cursor: t.exposeString('cursor'),
    node: t.field({ type: RecordChangeRef, resolve: change => change }),
  }),
})

const RecordChangeConnectionRef = builder.objectRef<Page>('RecordChangeConnection').implement({
  description:
    'What changed, each record once after its last change. Nothing is passed over, however late a transaction commits: what is not certain yet comes with the next page.',
  fields: t => ({
    edges: t.field({
      type: [RecordChangeEdgeRef],
      complexity: { multiplier: 1 },
      resolve: ({ changes }) => [...changes],
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: '`endCursor` is where the next pull goes on, also when there is nothing more now.',
      resolve: ({ changes, hasMore, cursor }) => ({
        hasNextPage: hasMore,
        hasPreviousPage: false,
        startCursor: changes[0]?.cursor ?? null,
        endCursor: changes.at(-1)?.cursor ?? cursor,
      }),
    }),
  }),
})

async function pageOf({ database }: RequestContext, type: string, wanted: ChangesWanted): Promise<Page> {
  const page = await changesAfter(database.drizzle, wanted)
  if (page === null) throw badInput('`after` is not a cursor of this list as it is now; begin without one.')
  return { ...page, changes: page.changes.map(change => ({ ...change, type })), cursor: wanted.cursor }
}

/** Most changes of one page. */
const MOST = 500

for (const kind of Object.keys(mirrored) as ChangeKind[]) {
  const [type, area] = mirrored[kind]
  builder.queryField(`${kind}Changes`, t =>
    t.field({
      type: RecordChangeConnectionRef,
      description: `Changes and deletions of \`${type}\`, in their order. Pull with \`after\` while \`hasNextPage\` is true, and later from \`endCursor\` on.`,
      authScopes: { staff: area },
      args: {
        first: t.arg.int({ description: `Up to ${MOST}; 100 unless told otherwise.` }),
        after: t.arg.string(),
        changedSince: t.arg({
          type: 'DateTime',
          description: 'Changed at this instant or later; use `after` to lose nothing.',
        }),
        deleted: t.arg.boolean({ description: 'Only deletions (true), or none (false).' }),
      },
      complexity: ({ first }) => ({ field: 20, multiplier: Math.max(1, Math.min(MOST, first ?? 100)) }),
      resolve: (_root, { first, after, changedSince, deleted }, context) => {
        const limit = first ?? 100
        if (limit < 1 || limit > MOST) throw badInput(`\`first\` must be a whole number from 1 to ${MOST}.`)
        return pageOf(context, type, {
          ...{ kind, limit, cursor: after || null, deleted: deleted ?? undefined },
          changed: changedSince ? { from: changedSince } : undefined,
        })
      },
    }),
  )
}
