import { eq } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { refuse, refuseIf } from '../../../kit/refusals.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { ownAccountForUpdate } from '../ownAccount/queries.ts'
import { teamLists } from '../tables.ts'
import { ownTeamListsById, type TeamList, teamListsOf } from './queries.ts'
import { MOST_TEAM_LISTS, type TeamListDraft, tidiedList } from './rules.ts'

/** `teamListId`: null for a new list. */
export type SaveTeamList = TeamListDraft & { readonly teamListId: string | null }

/** Keeps a list of the viewer's team, a new one or in place of one. Refuses what `tidiedList` refuses, NOT_FOUND, and
 *  TOO_MANY_TEAM_LISTS beyond 30. */
export const saveTeamList = operation('signedIn', async (scope, input: SaveTeamList): Promise<TeamList> => {
  const { tx, now, newId } = scope
  const account = await ownAccountForUpdate(scope)
  const { title, entries, refusals } = tidiedList(input)
  refuseIf(refusals)
  const content = { title, entries: [...entries], updatedAt: now }
  if (input.teamListId !== null) {
    const { id } = await ownList(scope, account.id, input.teamListId)
    const [changed] = await tx.update(teamLists).set(content).where(eq(teamLists.id, id)).returning()
    return changed!
  }
  const known = await teamListsOf(tx, account.id)
  if (known.length >= MOST_TEAM_LISTS) {
    refuse('TOO_MANY_TEAM_LISTS', [], `At most ${MOST_TEAM_LISTS} lists.`, { limit: MOST_TEAM_LISTS })
  }
  const row = { ...content, id: newId(), accountId: account.id, createdAt: now }
  const [created] = await tx.insert(teamLists).values(row).returning()
  return created!
})

/** Forgets a list of the viewer's. Refuses NOT_FOUND. */
export const deleteTeamList = operation('signedIn', async (scope, input: { teamListId: string }): Promise<string> => {
  const account = await ownAccountForUpdate(scope)
  const { id } = await ownList(scope, account.id, input.teamListId)
  await scope.tx.delete(teamLists).where(eq(teamLists.id, id))
  return id
})

async function ownList({ tx }: OperationScope, accountId: string, id: string): Promise<TeamList> {
  const [own] = isId(id) ? await ownTeamListsById(tx, accountId, [id]) : []
  return own ?? refuse('NOT_FOUND', ['teamListId'], 'There is no such list.')
}
