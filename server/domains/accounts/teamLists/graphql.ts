import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { isId } from '../../../kit/ids.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { AccountRef, ViewerRef } from '../graphql.ts'
import type { TeamEntry } from '../tables.ts'
import { deleteTeamList, saveTeamList } from './operations.ts'
import { ownTeamListsById, type TeamList, teamListsOf } from './queries.ts'
import { longest, MOST_TEAM_ENTRIES } from './rules.ts'

const TeamEntryRef = builder.objectRef<TeamEntry>('TeamEntry').implement({
  description: 'One who gets a piece; an empty text is not known, or not wanted.',
  fields: t => ({
    name: t.exposeString('name'),
    number: t.exposeString('number'),
    size: t.exposeString('size'),
  }),
})

const TeamListRef = builder.objectRef<TeamList>('TeamList')
builder.node(TeamListRef, {
  description: 'Who wears which number and size, kept by a person for their team.',
  id: { resolve: list => list.id },
  isTypeOf: value => 'entries' in (value as object) && 'accountId' in (value as object),
  loadMany: async (ids, { viewer, database }) => {
    const own = viewer.accountId ? await ownTeamListsById(database.drizzle, viewer.accountId, ids.filter(isId)) : []
    return ids.map(id => own.find(list => list.id === id) ?? null)
  },
  fields: t => ({
    title: t.exposeString('title'),
    entries: t.field({ type: [TeamEntryRef], resolve: ({ entries }) => entries }),
  }),
})

builder.objectField(AccountRef, 'teamLists', t =>
  t.field({
    description: 'At most 30, in the order in which they were added.',
    type: [TeamListRef],
    resolve: ({ id }, _args, { database }) => teamListsOf(database.drizzle, id),
  }),
)

const TeamEntryInput = builder.inputType('TeamEntryInput', {
  fields: t => ({
    name: t.string({ required: true, ...atMost({ characters: 2 * longest.name }) }),
    number: t.string({ required: true, ...atMost({ characters: 2 * longest.number }) }),
    size: t.string({ required: true, ...atMost({ characters: 2 * longest.size }) }),
  }),
})
const SaveTeamListInput = builder.inputType('SaveTeamListInput', {
  fields: t => ({
    teamListId: t.id({ description: 'Of the list that is replaced; null for a new one.' }),
    title: t.string({ required: true, ...atMost({ characters: 2 * longest.title }) }),
    entries: t.field({ type: [TeamEntryInput], required: true, ...atMost({ entries: MOST_TEAM_ENTRIES }) }),
  }),
})
const DeleteTeamListInput = builder.inputType('DeleteTeamListInput', {
  fields: t => ({ teamListId: t.id({ required: true }) }),
})

type Outcome = { viewer: Viewer | null; teamList: TeamList | null }
const nothing: Outcome = { viewer: null, teamList: null }

const TeamListPayload = payloadType<Outcome>('TeamListPayload', t => ({
  teamList: t.expose('teamList', { type: TeamListRef, nullable: true }),
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
}))

/** An id that is no list's stays one that does not exist. */
const listIdOf = (id: string): string => rawId('TeamList', id) ?? ''

builder.mutationFields(t => ({
  saveTeamList: t.field({
    type: TeamListPayload,
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: SaveTeamListInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothing, async () => {
        const teamListId = input.teamListId == null ? null : listIdOf(input.teamListId)
        const { title, entries } = input
        return { teamList: await saveTeamList(context, { teamListId, title, entries }), viewer: context.viewer }
      }),
  }),
  deleteTeamList: t.field({
    type: TeamListPayload,
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: DeleteTeamListInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothing, async () => {
        await deleteTeamList(context, { teamListId: listIdOf(input.teamListId) })
        return { teamList: null, viewer: context.viewer }
      }),
  }),
}))
