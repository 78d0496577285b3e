import { eq, inArray } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, refuse, refuseIf } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { operation } from '../../../platform/operation.ts'
import { takeTurns } from '../../../platform/statements.ts'
import { endOf, redirectLimits, redirectPath, redirectRefusals } from '../rules/redirects.ts'
import { missedPaths, redirects } from '../tables.ts'

export type RedirectRow = typeof redirects.$inferSelect

export type WriteRedirect = {
  /** Absent: a new one. */
  readonly redirectId?: string | null
  readonly path: string
  readonly target: string
  readonly isPermanent: boolean
}

/**
 * Sends an address elsewhere, or changes where it is sent. Chains are shortened: one that leads to another leads where that one does, and
 * those that led here lead there too. Refuses with INVALID_INPUT, SLUG_TAKEN where the address is sent elsewhere already, and
 * REDIRECT_LOOP; throws NotFound for an unknown one.
 */
export const saveRedirect = operation('admin:content', async (scope, input: WriteRedirect): Promise<RedirectRow> => {
  const { tx, now, newId } = scope
  const path = redirectPath(input.path)
  const target = input.target.trim()
  refuseIf(redirectRefusals({ path, target }))
  // One at a time: two that are right by themselves may make a circle together.
  await takeTurns(tx, 'redirects')
  const all = await tx.select().from(redirects)
  const before = input.redirectId ? all.find(({ id }) => id === input.redirectId) : undefined
  if (input.redirectId && !before) throw new NotFound()
  const others = all.filter(each => each !== before)
  if (others.some(each => each.path === path)) refuse('SLUG_TAKEN', ['path'], 'is sent elsewhere already')
  if (!before && all.length >= redirectLimits.redirects)
    refuse('INVALID_INPUT', ['path'], `there are ${redirectLimits.redirects} redirects already`)
  const end = endOf(target, path, new Map(others.map(each => [each.path, each.target])))
  if (end === null) refuse('REDIRECT_LOOP', ['target'], 'leads back here')
  const led = others.filter(each => each.target.startsWith('/') && redirectPath(each.target) === path)
  if (led.length > 0)
    await tx
      .update(redirects)
      .set({ target: end })
      .where(
        inArray(
          redirects.id,
          led.map(({ id }) => id),
        ),
      )
  const values = { path, target: end, isPermanent: input.isPermanent }
  const [saved] = before
    ? await tx.update(redirects).set(values).where(eq(redirects.id, before.id)).returning()
    : await tx
        .insert(redirects)
        .values({ id: newId(), ...values, createdAt: now })
        .returning()
  await tx.delete(missedPaths).where(eq(missedPaths.path, path))
  await noteAudit(scope, {
    ...{ action: before ? 'redirect.updated' : 'redirect.created', subjectId: saved!.id, subjectName: path },
    changes: before ? { target: { old: before.target, new: end } } : { ...values },
  })
  return saved!
})

/** Forgets redirects; unknown ids are left out. Answers with those that it forgot. */
export const deleteRedirects = operation(
  'admin:content',
  async (scope, { redirectIds }: { readonly redirectIds: readonly string[] }): Promise<{ deletedIds: string[] }> => {
    const gone = await scope.tx
      .delete(redirects)
      .where(inArray(redirects.id, redirectIds.filter(isId)))
      .returning()
    await noteAudit(
      scope,
      gone.map(({ id, path }) => ({ action: 'redirect.deleted', subjectId: id, subjectName: path })),
    )
    return { deletedIds: gone.map(({ id }) => id) }
  },
)
