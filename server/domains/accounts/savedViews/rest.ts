import { z } from 'zod'
import { type Route, route } from '../../../api/rest.ts'
import { exampleIds, idOf, instant, listed, named, text } from '../../../kit/answers.ts'
import { deleteView, saveView } from './operations.ts'
import { type SavedView, savedViewsOf } from './queries.ts'
import { longest } from './rules.ts'

const presented = ({ id, list, title, search, updatedAt }: SavedView) => ({
  ...{ _id: id, list, title, search, changed: updatedAt.toISOString() },
})
const answer = named(
  'SavedView',
  'How a person looks at a list of the admin centre, kept under a name.',
  z.object({
    _id: idOf('savedView'),
    list: text('path of the list below the admin centre', 'files'),
    title: text('what it is called', 'Presse ohne Alternativtext'),
    search: text('filters, order and columns as the address has them', 'tag=Presse&alt=missing'),
    changed: instant('when it was last changed'),
  }),
)

/** How people look at lists, kept under names of their own. */
export const savedViewRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/saved_views',
    audience: 'signedIn',
    summary: 'The kept views of lists of the signed-in user, of one `list` or of all.',
    input: z.object({ list: z.string().max(longest.list).optional() }),
    answer: listed(answer, 'views'),
    async run({ database, viewer }, { list }) {
      const items = viewer.accountId ? await savedViewsOf(database.drizzle, viewer.accountId, list) : []
      return { items: items.map(presented), total: items.length }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/saved_views',
    audience: 'oneself',
    summary: 'Keeps a view of a list, in place of the one of that list that has the same title.',
    input: z.object({
      list: z.string().max(longest.list),
      title: z.string().max(2 * longest.title),
      search: z.string().max(longest.search),
    }),
    answer,
    example: { list: 'files', title: 'Presse ohne Alternativtext', search: 'tag=Presse&alt=missing' },
    async run(context, draft) {
      return presented(await saveView(context, draft))
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v0/saved_views/{id}',
    audience: 'oneself',
    summary: 'Forgets a view of the signed-in user.',
    input: z.object({ id: z.string().max(100) }),
    answer: z.object({ _id: idOf('savedView', 'id of the view that is gone') }),
    example: { id: exampleIds.savedView },
    async run(context, { id }) {
      return { _id: await deleteView(context, { savedViewId: id }) }
    },
  }),
]
