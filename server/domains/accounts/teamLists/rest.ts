import { z } from 'zod'
import { nothing, type Route, route } from '../../../api/rest.ts'
import { exampleIds, idOf, instant, listed, listOf, named, text as words } from '../../../kit/answers.ts'
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
const answer = named(
  'TeamList',
  'Who of a team wears which number and size.',
  z.object({
    _id: idOf('teamList'),
    title: words('what it is called', 'U15'),
    entries: listOf(
      z.object({
        name: words('of the player', 'HOFER'),
        number: words('on the back', '7'),
        size: words('name of the size', 'M'),
      }),
      'players',
    ),
    changed: instant('when it was last changed'),
  }),
)

/** The lists of their teams that people keep. */
export const teamListRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/team_lists',
    audience: 'signedIn',
    summary: 'The team lists of the signed-in user: who wears which number and size.',
    input: nothing,
    answer: listed(answer, 'team lists'),
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
    example: { title: 'U15', entries: [{ name: 'HOFER', number: '7', size: 'M' }] },
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
    answer: z.object({ _id: idOf('teamList', 'id of the list that is gone') }),
    example: { id: exampleIds.teamList },
    async run(context, { id }) {
      return { _id: await deleteTeamList(context, { teamListId: id }) }
    },
  }),
]
