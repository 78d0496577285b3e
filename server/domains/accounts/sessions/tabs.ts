import { and, desc, eq, notInArray } from 'drizzle-orm'
import { type OperationContext, operation } from '../../../platform/operation.ts'
import { sessionTabs } from '../tables.ts'

/** Tabs of one browser that are remembered; the oldest go first. */
const mostTabs = 20

/** Remembers the name of a tab that is open in the viewer's browser, and answers with it. Of somebody who is not signed in
 *  nothing is kept: nobody but them would ask for it. Doing it again changes nothing. */
export const registerTab = operation('visitor', async (scope, { tab }: { tab: string }): Promise<string> => {
  const { tx, now } = scope
  const { sessionId } = scope.viewer
  if (sessionId === null) return tab
  await tx.insert(sessionTabs).values({ sessionId, tab, openedAt: now }).onConflictDoNothing()
  const latest = tx
    .select({ tab: sessionTabs.tab })
    .from(sessionTabs)
    .where(eq(sessionTabs.sessionId, sessionId))
    .orderBy(desc(sessionTabs.openedAt), desc(sessionTabs.tab))
    .limit(mostTabs)
  await tx.delete(sessionTabs).where(and(eq(sessionTabs.sessionId, sessionId), notInArray(sessionTabs.tab, latest)))
  return tab
})

/** The tab of a name in the viewer's browser; null if it was not registered there. By it locks tell two tabs of one person
 *  apart: nobody takes the name of somebody else's. */
export async function registeredTab(
  { database, viewer }: Pick<OperationContext, 'database' | 'viewer'>,
  name: string | null,
): Promise<string | null> {
  const { sessionId } = viewer
  if (sessionId === null || name === null) return null
  const isNamed = and(eq(sessionTabs.sessionId, sessionId), eq(sessionTabs.tab, name))
  return (await database.drizzle.$count(sessionTabs, isNamed)) > 0 ? name : null
}
