import { eq, inArray } from 'drizzle-orm'
import { type Refusal, refusal, refuseIf, refuseStale } from '../../../../kit/refusals.ts'
import { mayWrite } from '../../../../kit/viewer.ts'
import { changesBetween, noteAudit } from '../../../../platform/audit.ts'
import { knockRefused, type OperationScope, operation } from '../../../../platform/operation.ts'
import { shippingSettings } from '../../../pricing/settings.ts'
import { readSettings } from '../../../settings/queries.ts'
import type { Settings } from '../../../settings/rules.ts'
import { addressesOf, type SavedAddress } from '../../addresses/queries.ts'
import { type AddressPlan, addressPlan, type UserAddressInput } from '../../addresses/rules/userAddresses.ts'
import { customerNumbers, holdCustomerNumbers, isNumberTaken } from '../../customerNumbers/customerNumbers.ts'
import { accountSettings } from '../../settings.ts'
import { accounts, addresses } from '../../tables.ts'
import type { User } from '../queries.ts'
import { changedUser, changesTerms, ownAccountRefusals, type UserChanges } from '../rules/userChanges.ts'
import { lockedUser, saveUser } from './lockedUser.ts'
import { addressLine } from './noteActing.ts'

export type UpdateUser = {
  readonly userId: string
  /** The revision that the editor saw. */
  readonly revision: number
  /** `addresses` is the whole list. */
  readonly changes: UserChanges & { readonly addresses?: readonly UserAddressInput[] | null }
}

/**
 * Changes a person's profile, addresses and what was agreed with them, as a whole or not at all. The e-mail address is
 * the person's own to change. Prices follow at once, for they are read with each request.
 *
 * What was agreed is changed by those who have that right besides, and noted as a record of its own; neither that nor
 * the staff's note by anybody for themselves.
 *
 * Refuses with all reasons at once: STALE_REVISION where somebody else was faster, ROLES_NOT_ALLOWED for accounts of
 * those who may do more, OWN_ACCOUNT, and what `changedUser` and `addressPlan` refuse. Throws NotFound.
 */
export const updateUser = operation('admin:users', async (scope, { userId, revision, changes }: UpdateUser) => {
  const { tx, viewer } = scope
  // Before the account is locked, as whoever draws a number does it.
  if (changes.customerNumber !== undefined) await holdCustomerNumbers(tx)
  if (changesTerms(changes) && !mayWrite(viewer, 'terms')) throw knockRefused(viewer, 'admin:terms')
  const before = await lockedUser(scope, userId)
  refuseStale(before, revision)
  const settings = await readSettings(tx)
  const { user, refusals } = changedUser(before, changes, settings)
  const kept = changes.addresses === undefined ? null : await addressesOf(tx, before.id)
  const defaults = { shipping: before.defaultShippingAddressId, invoice: before.defaultInvoiceAddressId }
  const countries = shippingSettings.of(settings).countries.map(({ code }) => code)
  const planned = kept && addressPlan(kept, defaults, changes.addresses ?? [], countries, scope.newId)
  const { customerNumber, refusals: aboutNumber } = await enteredNumber(scope, before, changes, settings)
  const own = before.id === viewer.accountId ? ownAccountRefusals(changes) : []
  refuseIf([...own, ...refusals, ...aboutNumber, ...(planned?.refusals ?? [])])
  if (planned) await writeAddresses(scope, before, planned.plan)
  const { name, title, firstName, lastName, company, phone, language, note, terms } = user
  const profile = { name, title, firstName, lastName, company, phone, language, note, customerNumber }
  const saved = await saveUser(tx, before, { ...profile, terms })
  const subject = { subjectId: saved.id, subjectName: saved.name }
  const updated = {
    ...changesBetween<Record<string, unknown>>(before, profile),
    ...(kept &&
      changesBetween<Record<string, unknown>>(
        { addresses: kept.map(address => shortly(address, defaults)) },
        { addresses: await shortAddresses(scope, saved) },
      )),
  }
  const agreed = changesBetween<Record<string, unknown>>(termsForAudit(before), termsForAudit(saved))
  const isAgreedOnly = Object.keys(agreed).length > 0 && Object.keys(updated).length === 0
  await noteAudit(scope, [
    ...(isAgreedOnly ? [] : [{ action: 'account.updated' as const, ...subject, changes: updated }]),
    ...(Object.keys(agreed).length > 0
      ? [{ action: 'account.termsChanged' as const, ...subject, changes: agreed }]
      : []),
  ])
  return saved
})

/** The number that the account will have: NUMBER_TAKEN where another one has it, INVALID_INPUT where it is none, or the settings
 *  leave numbers to the shop. */
async function enteredNumber(
  { tx }: OperationScope,
  before: User,
  { customerNumber: entered }: UserChanges,
  settings: Settings,
): Promise<{ customerNumber: number | null; refusals: Refusal[] }> {
  const { customerNumber } = before
  if (entered === undefined || entered === customerNumber) return { customerNumber, refusals: [] }
  const path = ['changes', 'customerNumber']
  const no = (refused: Refusal) => ({ customerNumber, refusals: [refused] })
  const { lowest, highest } = customerNumbers
  if (!accountSettings.of(settings).staffNumberCustomers) {
    return no(refusal('INVALID_INPUT', path, 'The settings leave customer numbers to the shop.'))
  }
  if (entered === null || !Number.isInteger(entered) || entered < lowest || entered > highest) {
    return no(refusal('INVALID_INPUT', path, `A whole number from ${lowest} to ${highest}.`))
  }
  if (await isNumberTaken(tx, entered, before.id)) {
    return no(refusal('NUMBER_TAKEN', path, 'Another account has this number.'))
  }
  return { customerNumber: entered, refusals: [] }
}

async function writeAddresses({ tx, now }: OperationScope, user: User, plan: AddressPlan): Promise<void> {
  if (plan.insert.length > 0) {
    await tx
      .insert(addresses)
      .values(plan.insert.map(({ id, values }) => ({ id, accountId: user.id, ...values, createdAt: now })))
  }
  for (const { id, values } of plan.change) await tx.update(addresses).set(values).where(eq(addresses.id, id))
  const { defaultShippingAddressId, defaultInvoiceAddressId } = plan
  await tx.update(accounts).set({ defaultShippingAddressId, defaultInvoiceAddressId }).where(eq(accounts.id, user.id))
  if (plan.remove.length > 0) await tx.delete(addresses).where(inArray(addresses.id, [...plan.remove]))
}

/** What was agreed, each with a name of its own and a value where nothing was. */
const termsForAudit = ({ terms }: Pick<User, 'terms'>) => ({
  discountGroups: terms.discountGroups ?? [],
  personalPercent: terms.personalPercent ?? 0,
  shippingFree: terms.shippingFree ?? false,
  freeShippingFrom: terms.freeShippingFrom ?? null,
  paymentOverrides: terms.paymentOverrides ?? {},
})

type Defaults = { readonly shipping: string | null; readonly invoice: string | null }

const shortly = (address: SavedAddress, defaults: Defaults) =>
  [
    addressLine(address),
    ...(defaults.shipping === address.id ? ['shipping'] : []),
    ...(defaults.invoice === address.id ? ['invoice'] : []),
  ].join(' · ')

const shortAddresses = async ({ tx }: OperationScope, saved: User) => {
  const defaults = { shipping: saved.defaultShippingAddressId, invoice: saved.defaultInvoiceAddressId }
  return (await addressesOf(tx, saved.id)).map(address => shortly(address, defaults))
}
