import { and, eq } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { refuse, refuseIf } from '../../../kit/refusals.ts'
import { operation } from '../../../platform/operation.ts'
import { ownAccountForUpdate } from '../ownAccount/queries.ts'
import { savedViews } from '../tables.ts'
import { ownSavedViewsById, type SavedView, savedViewsOf } from './queries.ts'
import { MOST_SAVED_VIEWS, tidiedView, type ViewDraft } from './rules.ts'

/** Keeps how the viewer looks at a list; a view of the list that has the title already is replaced. Refuses what
 *  `tidiedView` refuses, and TOO_MANY_SAVED_VIEWS beyond 100. */
export const saveView = operation('oneself', async (scope, input: ViewDraft): Promise<SavedView> => {
  const { tx, now, newId } = scope
  const { id: accountId } = await ownAccountForUpdate(scope)
  const { list, title, search, refusals } = tidiedView(input)
  refuseIf(refusals)
  const ofTitle = and(eq(savedViews.accountId, accountId), eq(savedViews.list, list), eq(savedViews.title, title))
  const [changed] = await tx.update(savedViews).set({ search, updatedAt: now }).where(ofTitle).returning()
  if (changed) return changed
  if ((await savedViewsOf(tx, accountId)).length >= MOST_SAVED_VIEWS) {
    refuse('TOO_MANY_SAVED_VIEWS', [], `At most ${MOST_SAVED_VIEWS} views.`, { limit: MOST_SAVED_VIEWS })
  }
  const row = { id: newId(), accountId, list, title, search, createdAt: now, updatedAt: now }
  const [created] = await tx.insert(savedViews).values(row).returning()
  return created!
})

/** Forgets a view of the viewer's. Refuses NOT_FOUND. */
export const deleteView = operation('oneself', async (scope, input: { savedViewId: string }): Promise<string> => {
  const { id: accountId } = await ownAccountForUpdate(scope)
  const [own] = isId(input.savedViewId) ? await ownSavedViewsById(scope.tx, accountId, [input.savedViewId]) : []
  if (!own) return refuse('NOT_FOUND', ['savedViewId'], 'There is no such view.')
  await scope.tx.delete(savedViews).where(eq(savedViews.id, own.id))
  return own.id
})
