import { z } from 'zod'
import { nothing, type Route, route } from '../../../api/rest.ts'
import { deleteTeamList, saveTeamList } from './operations.ts'
import { type TeamList, teamListsOf } from './queries.ts'
import { longest, MOST_TEAM_ENTRIES } from './rules.ts'

const text = (characters: number) =>
  z
    .string()
    .max(2 * characters)
    .default('')

const entry = z.object({ name: text(longest.name), number: text(longest.number), size: text(longest.size) })

const presented = ({ id, title, entries, updatedAt }: TeamList) => ({
  ...{ _id: id, title, entries, changed: updatedAt.toISOString() },
})
const answer = { _id: 'id', title: 'text', entries: 'list of `{name, number, size}`', changed: 'instant' }

/** The lists of their teams that people keep. */
export const teamListRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/team_lists',
    audience: 'signedIn',
    summary: 'The team lists of the signed-in user: who wears which number and size.',
    input: nothing,
    answer: { items: 'list of `{_id, title, entries, changed}`', total: 'how many' },
    async run({ database, viewer }) {
      const items = viewer.accountId ? await teamListsOf(database.drizzle, viewer.accountId) : []
      return { items: items.map(presented), total: items.length }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/team_lists',
    audience: 'signedIn',
    summary: 'Keeps a team list; with `_id` in place of that one.',
    input: z.object({
      _id: z.string().max(100).nullish(),
      title: z.string().max(2 * longest.title),
      entries: z.array(entry).max(MOST_TEAM_ENTRIES),
    }),
    answer,
    async run(context, { _id, title, entries }) {
      return presented(await saveTeamList(context, { teamListId: _id ?? null, title, entries }))
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v0/team_lists/{id}',
    audience: 'signedIn',
    summary: 'Forgets a team list of the signed-in user.',
    input: z.object({ id: z.string().max(100) }),
    answer: { _id: 'id of the list that is gone' },
    async run(context, { id }) {
      return { _id: await deleteTeamList(context, { teamListId: id }) }
    },
  }),
]
