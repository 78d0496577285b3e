import { batched, batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { entriesByIds, type PreviewLink } from '../queries/managed.ts'
import { browsePreviewLinks, countPreviewLinks } from '../queries/shares.ts'
import { type LinkedAddress, linkedAddresses } from '../queries/surroundings.ts'
import { PreviewLinkRef } from './managed.ts'
import { ManagedEntryRef } from './refs.ts'

/** Where entries lead, and by which links people without an account see them. */

const LinkProblemRef = builder.enumType('LinkProblem', {
  values: { DEAD: { value: 'dead' }, UNPUBLISHED: { value: 'unpublished' } } as const,
})
const LinkedAddressRef = builder.objectRef<LinkedAddress>('LinkedAddress').implement({
  fields: t => ({
    href: t.exposeString('href'),
    problem: t.expose('problem', { type: LinkProblemRef, nullable: true }),
  }),
})

const loadEntry = batchedRows(({ database, viewer }, ids) => entriesByIds(database.drizzle, viewer, ids))
const loadAddresses = batched<readonly LinkedAddress[]>(async ({ database, viewer }, ids) =>
  linkedAddresses(database.drizzle, await entriesByIds(database.drizzle, viewer, ids)),
)

builder.objectField(ManagedEntryRef, 'linkedAddresses', t =>
  t.field({
    type: [LinkedAddressRef],
    resolve: async ({ id }, _args, context) => [...((await loadAddresses(context, id)) ?? [])],
  }),
)
builder.objectField(PreviewLinkRef, 'entry', t =>
  t.field({
    type: ManagedEntryRef,
    nullable: true,
    resolve: ({ entryId }, _args, context) => loadEntry(context, entryId),
  }),
)

const PreviewLinkConnectionRef = numberedConnection<PreviewLink>('PreviewLink', PreviewLinkRef)

builder.queryField('previewLinks', t =>
  t.field({
    type: PreviewLinkConnectionRef,
    authScopes: { staff: 'content' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string() },
    resolve: (_root, args, { database: { drizzle: reader }, viewer, now }) =>
      numberedPage(args, {
        read: part => browsePreviewLinks(reader, viewer, now(), part),
        count: most => countPreviewLinks(reader, viewer, now(), most),
      }),
  }),
)
