import { eq, inArray, sql } from 'drizzle-orm'
import { consentRefusal, refuseIf } from '../../../kit/refusals.ts'
import { changesBetween, noteAudit } from '../../../platform/audit.ts'
import { tell } from '../../../platform/events.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { shippingSettings } from '../../pricing/settings.ts'
import { readSettings } from '../../settings/queries.ts'
import { addressesOf } from '../addresses/queries.ts'
import { drawingCustomerNumber } from '../customerNumbers/customerNumbers.ts'
import { customerChanged } from '../events.ts'
import { noteConsent, withdrawConsents } from '../newsletter/operations.ts'
import { accounts, addresses } from '../tables.ts'
import { noteActing } from '../users/operations/noteActing.ts'
import { type AccountRow, ownAccountForUpdate } from './queries.ts'
import { type AddressList, type AddressListPlan, addressListPlan } from './rules/ownAddresses.ts'
import { changedProfile, type OwnProfileChanges } from './rules/ownProfile.ts'

export type UpdateOwnAccount = {
  readonly changes: OwnProfileChanges & AddressList
  /** Whether the person wants the newsletter; left out: as it is. */
  readonly newsletter?: boolean | null
}

/**
 * Changes what a person says of themselves, as a whole or not at all: profile, addresses, newsletter. When they agreed to
 * the newsletter or took that back is noted, for it has to be proven (Art. 7 (1) GDPR). Refuses as `changedProfile` and
 * `addressListPlan`, all reasons at once, and with ACTING_FOR_CUSTOMER staff who would consent for somebody. Roles, rights
 * and agreed terms are nobody's own to change.
 */
export const updateOwnAccount = operation('signedIn', async (scope, input: UpdateOwnAccount): Promise<void> => {
  const { tx, now, newId, viewer } = scope
  const before = await ownAccountForUpdate(scope)
  const { changes } = input
  const consented = before.newsletterConsentAt !== null
  const consents = input.newsletter ?? consented
  const { profile, refusals } = changedProfile(before, changes, ['changes'])
  const isListed = changes.addresses !== undefined || !!changes.defaultInvoice || !!changes.defaultShipping
  const listed = isListed ? await plannedList(scope, before, changes) : null
  const consentRefusals = viewer.actor && consents !== consented ? [consentRefusal(['changes', 'newsletter'])] : []
  refuseIf([...refusals, ...(listed?.refusals ?? []), ...consentRefusals])
  const { name, title, firstName, lastName, company, phone, language } = profile
  const newsletterConsentAt = consents ? (before.newsletterConsentAt ?? now) : null
  await tx
    .update(accounts)
    .set({ name, title, firstName, lastName, company, phone, language, newsletterConsentAt })
    .where(eq(accounts.id, before.id))
  if (listed) await writeList(scope, before.id, listed.plan)
  await tell(tx, customerChanged, { accountId: before.id })
  await noteActing(scope, {
    ...changesBetween<Record<string, unknown>>(before, profile),
    ...(listed && { addresses: { new: [...listed.plan.insert, ...listed.plan.change].map(({ id }) => id) } }),
  })
  if (consents !== consented) {
    const action = consents ? 'account.newsletterConsented' : 'account.newsletterDeclined'
    await noteAudit({ ...scope, newId }, { action, subjectId: before.id, subjectName: name })
    const { id: accountId, email, emailVerifiedAt: emailConfirmedAt } = before
    if (consents) await noteConsent(scope, { accountId, email, source: 'profile', emailConfirmedAt })
    else await withdrawConsents(tx, accountId, now)
  }
})

async function plannedList(scope: OperationScope, account: AccountRow, wanted: AddressList) {
  const { tx, newId } = scope
  const countries = shippingSettings.of(await readSettings(tx)).countries.map(({ code }) => code)
  const { plan, refusals } = addressListPlan(await addressesOf(tx, account.id), account, wanted, { countries, newId })
  return { plan, refusals: refusals.map(each => ({ ...each, path: ['changes', ...each.path] })) }
}

async function writeList({ tx, now }: OperationScope, accountId: string, plan: AddressListPlan): Promise<void> {
  if (plan.insert.length > 0) {
    await tx.insert(addresses).values(plan.insert.map(address => ({ ...address, accountId, createdAt: now })))
  }
  for (const { id, ...fields } of plan.change) await tx.update(addresses).set(fields).where(eq(addresses.id, id))
  await tx.update(accounts).set(plan.defaults).where(eq(accounts.id, accountId))
  if (plan.remove.length > 0) await tx.delete(addresses).where(inArray(addresses.id, [...plan.remove]))
}

/** The number by which letters and the telephone know the viewer. Accounts have theirs from the beginning; one that has
 *  none is given one here. */
export const customerNumber = operation('signedIn', async (scope, _input: null): Promise<number> => {
  const { tx } = scope
  const account = await ownAccountForUpdate(scope)
  if (account.customerNumber !== null) return account.customerNumber
  const [drawn] = await run<{ number: number }>(
    tx,
    sql`${drawingCustomerNumber(account.id)} returning customer_number as number`,
  )
  return drawn!.number
})
