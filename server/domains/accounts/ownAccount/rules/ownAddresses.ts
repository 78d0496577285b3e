import { isId } from '../../../../kit/ids.ts'
import type { PostalAddress, PostalAddressInput } from '../../../../kit/postalAddresses.ts'
import { type Refusal, refusal } from '../../../../kit/refusals.ts'
import { type DefaultAddresses, keptAddress, MOST_ADDRESSES } from '../../addresses/rules/addresses.ts'

/** An address of a whole list; one without a known `uuid` is new. */
export type ListedAddress = PostalAddressInput & { readonly uuid?: string | null }

/** The list that a person wants to keep, and the uuids of those that invoices and parcels go to. Left out: as it is. */
export type AddressList = {
  readonly addresses?: readonly ListedAddress[]
  readonly defaultInvoice?: string | null
  readonly defaultShipping?: string | null
}

type Known = PostalAddress & { readonly id: string }

export type AddressListPlan = {
  readonly insert: readonly (PostalAddress & { readonly id: string })[]
  readonly change: readonly (PostalAddress & { readonly id: string })[]
  readonly remove: readonly string[]
  readonly defaults: DefaultAddresses
}

/**
 * What has to be done so that `wanted` is the person's list: known addresses are changed, those that are missing go,
 * others are new under an id of ours. Refuses what `keptAddress` refuses, more than 50, a default that is not on the
 * list (NOT_FOUND), and taking away a default address without naming another (ADDRESS_IS_DEFAULT_INVOICE, …_SHIPPING).
 */
export function addressListPlan(
  known: readonly Known[],
  before: DefaultAddresses,
  wanted: AddressList,
  facts: { readonly countries: readonly string[]; readonly newId: () => string },
): { plan: AddressListPlan; refusals: readonly Refusal[] } {
  const refusals: Refusal[] = []
  const list = wanted.addresses ?? known.map(({ id, ...fields }) => ({ uuid: id, ...fields }))
  if (list.length > MOST_ADDRESSES) {
    const message = `At most ${MOST_ADDRESSES} addresses.`
    refusals.push(refusal('TOO_MANY_ADDRESSES', ['addresses'], message, { limit: MOST_ADDRESSES }))
  }
  const entries = list.slice(0, MOST_ADDRESSES).map(({ uuid, ...input }, place) => {
    const own = known.find(({ id }) => id === uuid)
    const read = wanted.addresses
      ? keptAddress(own ?? null, input, facts.countries, ['addresses', String(place)])
      : { address: own!, refusals: [] }
    refusals.push(...read.refusals)
    return { name: uuid ?? null, isNew: !own, address: { ...read.address, id: own?.id ?? facts.newId() } }
  })
  const repeated = entries.some(({ name }, i) => name && entries.findIndex(other => other.name === name) !== i)
  if (repeated) refusals.push(refusal('INVALID_INPUT', ['addresses'], 'An address is on the list twice.'))
  const idOf = (uuid: string, field: string): string | null => {
    const entry = isId(uuid) ? entries.find(({ name }) => name === uuid) : undefined
    if (!entry) refusals.push(refusal('NOT_FOUND', [field], 'There is no such address on the list.'))
    return entry?.address.id ?? null
  }
  const kept = new Set(entries.map(({ address }) => address.id))
  const defaultOf = (field: 'defaultInvoice' | 'defaultShipping', present: string | null): string | null => {
    const named = wanted[field]
    if (named) return idOf(named, field)
    if (present !== null && !kept.has(present)) {
      const [code, kind] =
        field === 'defaultInvoice'
          ? (['ADDRESS_IS_DEFAULT_INVOICE', 'invoice'] as const)
          : (['ADDRESS_IS_DEFAULT_SHIPPING', 'shipping'] as const)
      refusals.push(refusal(code, ['addresses'], `cant remove default ${kind} address`))
    }
    return present ?? entries[0]?.address.id ?? null
  }
  const plan: AddressListPlan = {
    insert: entries.filter(({ isNew }) => isNew).map(({ address }) => address),
    change: wanted.addresses ? entries.filter(({ isNew }) => !isNew).map(({ address }) => address) : [],
    remove: known.map(({ id }) => id).filter(id => !kept.has(id)),
    defaults: {
      defaultInvoiceAddressId: defaultOf('defaultInvoice', before.defaultInvoiceAddressId),
      defaultShippingAddressId: defaultOf('defaultShipping', before.defaultShippingAddressId),
    },
  }
  return { plan, refusals }
}
