import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, refuse } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { operation } from '../../../platform/operation.ts'
import { hashSecret, newSecret } from '../../accounts/sessions/sessions.ts'
import { entries, previewLinks } from '../tables.ts'
import { lockedEntry } from './store.ts'

export type PreviewLinkRow = typeof previewLinks.$inferSelect

/** How many days a link may live, and how many of an entry there may be at once. */
const previewLimits = { days: 60, links: 20 } as const
const DAY = 86_400_000

/** Makes a link by which whoever has it sees the working copy, for so many days. The secret is told this once: only its hash
 *  is kept. Refuses with INVALID_INPUT; throws NotFound. */
export const createPreviewLink = operation(
  'editor:content',
  async (
    scope,
    { entryId, days }: { readonly entryId: string; readonly days: number },
  ): Promise<{ link: PreviewLinkRow; secret: string }> => {
    const { tx, now, viewer, newId } = scope
    const entry = await lockedEntry(tx, entryId)
    if (!Number.isInteger(days) || days < 1 || days > previewLimits.days)
      refuse('INVALID_INPUT', ['days'], `must be a whole number from 1 to ${previewLimits.days}`)
    const [open] = await tx
      .select({ links: count() })
      .from(previewLinks)
      .where(and(eq(previewLinks.entryId, entry.id), isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, now)))
    if (open!.links >= previewLimits.links)
      refuse('INVALID_INPUT', ['entryId'], `has ${previewLimits.links} links already; end one first`)
    const secret = newSecret()
    const [link] = await tx
      .insert(previewLinks)
      .values({
        ...{ id: newId(), entryId: entry.id, secretHash: hashSecret(secret), createdBy: doerId(viewer) },
        ...{ createdAt: now, expiresAt: new Date(now.getTime() + days * DAY) },
      })
      .returning()
    await noteAudit(scope, {
      ...{ action: 'entry.previewShared', subjectId: entry.id, subjectName: entry.name },
      changes: { expiresAt: link!.expiresAt },
    })
    return { link: link!, secret }
  },
)

/** Ends a link before its time; one that ended already stays ended. Throws NotFound for an unknown one. */
export const revokePreviewLink = operation(
  'editor:content',
  async (scope, { previewLinkId }: { readonly previewLinkId: string }): Promise<PreviewLinkRow> => {
    const { tx, now } = scope
    const [found] = isId(previewLinkId)
      ? await tx.select().from(previewLinks).where(eq(previewLinks.id, previewLinkId)).for('update')
      : []
    if (!found) throw new NotFound()
    if (found.revokedAt !== null) return found
    const [link] = await tx
      .update(previewLinks)
      .set({ revokedAt: now })
      .where(eq(previewLinks.id, found.id))
      .returning()
    const [entry] = await tx.select({ name: entries.name }).from(entries).where(eq(entries.id, found.entryId))
    await noteAudit(scope, {
      action: 'entry.previewEnded',
      subjectId: found.entryId,
      subjectName: entry?.name ?? null,
    })
    return link!
  },
)
