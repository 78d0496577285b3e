import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { isId } from '../../../kit/ids.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { AccountRef, ViewerRef } from '../graphql.ts'
import { deleteView, saveView } from './operations.ts'
import { ownSavedViewsById, type SavedView, savedViewsOf } from './queries.ts'
import { longest } from './rules.ts'

const SavedViewRef = builder.objectRef<SavedView>('SavedView')
builder.node(SavedViewRef, {
  description: 'How a person looks at a list of the admin centre, kept under a name: filters, order and columns.',
  id: { resolve: view => view.id },
  isTypeOf: value => 'search' in (value as object) && 'list' in (value as object),
  loadMany: async (ids, { viewer, database }) => {
    const own = viewer.accountId ? await ownSavedViewsById(database.drizzle, viewer.accountId, ids.filter(isId)) : []
    return ids.map(id => own.find(view => view.id === id) ?? null)
  },
  fields: t => ({
    list: t.exposeString('list'),
    title: t.exposeString('title'),
    search: t.exposeString('search'),
  }),
})

builder.objectField(AccountRef, 'savedViews', t =>
  t.field({
    description: 'At most 100, by their titles.',
    type: [SavedViewRef],
    args: {
      list: t.arg.string({ description: 'Path of one list; null for all.', ...atMost({ characters: longest.list }) }),
    },
    resolve: ({ id }, { list }, { database }) => savedViewsOf(database.drizzle, id, list),
  }),
)

const SaveViewInput = builder.inputType('SaveViewInput', {
  fields: t => ({
    list: t.string({ required: true, ...atMost({ characters: longest.list }) }),
    title: t.string({ required: true, ...accepts({ characters: longest.title, required: true }) }),
    search: t.string({ required: true, ...atMost({ characters: longest.search }) }),
  }),
})
const DeleteViewInput = builder.inputType('DeleteViewInput', {
  fields: t => ({ savedViewId: t.id({ required: true }) }),
})

type Outcome = { viewer: Viewer | null; savedView: SavedView | null }
const nothing: Outcome = { viewer: null, savedView: null }

const SavedViewPayload = payloadType<Outcome>('SavedViewPayload', t => ({
  savedView: t.expose('savedView', { type: SavedViewRef, nullable: true }),
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
}))

builder.mutationFields(t => ({
  saveView: t.field({
    type: SavedViewPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: SaveViewInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothing, async () => ({ savedView: await saveView(context, input), viewer: context.viewer })),
  }),
  deleteView: t.field({
    type: SavedViewPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: DeleteViewInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothing, async () => {
        // An id that is no view's stays one that does not exist.
        await deleteView(context, { savedViewId: rawId('SavedView', input.savedViewId) ?? '' })
        return { savedView: null, viewer: context.viewer }
      }),
  }),
}))
