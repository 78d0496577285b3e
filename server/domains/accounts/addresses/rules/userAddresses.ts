import type { PostalAddress, PostalAddressInput } from '../../../../kit/postalAddresses.ts'
import { type Refusal, refusal } from '../../../../kit/refusals.ts'
import { keptAddress, MOST_ADDRESSES } from './addresses.ts'

/** An address as staff enter it; with `id` one that is there already. */
export type UserAddressInput = PostalAddressInput & {
  readonly id?: string | null
  readonly isDefaultShipping?: boolean | null
  readonly isDefaultInvoice?: boolean | null
}

/** What becomes of the addresses that an account has. */
export type AddressPlan = {
  readonly insert: readonly { readonly id: string; readonly values: PostalAddress }[]
  readonly change: readonly { readonly id: string; readonly values: PostalAddress }[]
  readonly remove: readonly string[]
  readonly defaultShippingAddressId: string | null
  readonly defaultInvoiceAddressId: string | null
}

type Known = PostalAddress & { readonly id: string }

/**
 * The plan that makes `wanted` the account's addresses: those with an id are changed, those without inserted, the
 * others removed. Refuses what `keptAddress` refuses, TOO_MANY_ADDRESSES, NOT_FOUND for an id that is not the
 * account's, and the removal of a default address for which no other is named (ADDRESS_IS_DEFAULT_INVOICE,
 * ADDRESS_IS_DEFAULT_SHIPPING; platform.md 5). An address that is sent as it was stays, wherever it lies.
 */
export function addressPlan(
  known: readonly Known[],
  defaults: { readonly shipping: string | null; readonly invoice: string | null },
  wanted: readonly UserAddressInput[],
  countries: readonly string[],
  newId: () => string,
): { plan: AddressPlan; refusals: Refusal[] } {
  const path = ['changes', 'addresses']
  const refusals: Refusal[] = []
  if (wanted.length > MOST_ADDRESSES) {
    const message = `At most ${MOST_ADDRESSES} addresses.`
    refusals.push(refusal('TOO_MANY_ADDRESSES', path, message, { limit: MOST_ADDRESSES }))
  }
  const left = new Map(known.map(address => [address.id, address]))
  const entries = wanted.map((input, at) => {
    const before = (input.id && left.get(input.id)) || null
    if (input.id && !before) {
      refusals.push(refusal('NOT_FOUND', [...path, String(at), 'id'], 'There is no such address.'))
    }
    if (before) left.delete(before.id)
    const served = before ? [...countries, before.country] : countries
    const read = keptAddress(before, input, served, [...path, String(at)])
    refusals.push(...read.refusals)
    return { id: before?.id ?? newId(), isNew: before === null, input, values: read.address }
  })
  const shipping = entries.find(({ input }) => input.isDefaultShipping)?.id ?? null
  const invoice = entries.find(({ input }) => input.isDefaultInvoice)?.id ?? null
  if (defaults.shipping && left.has(defaults.shipping) && shipping === null) {
    refusals.push(refusal('ADDRESS_IS_DEFAULT_SHIPPING', path, 'cant remove default shipping address'))
  }
  if (defaults.invoice && left.has(defaults.invoice) && invoice === null) {
    refusals.push(refusal('ADDRESS_IS_DEFAULT_INVOICE', path, 'cant remove default invoice address'))
  }
  const plan = {
    insert: entries.filter(({ isNew }) => isNew).map(({ id, values }) => ({ id, values })),
    change: entries.filter(({ isNew }) => !isNew).map(({ id, values }) => ({ id, values })),
    remove: [...left.keys()],
    defaultShippingAddressId: shipping,
    defaultInvoiceAddressId: invoice,
  }
  return { plan, refusals }
}
