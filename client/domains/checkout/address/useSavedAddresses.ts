import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useSavedAddresses_account$key } from '../../../__generated__/useSavedAddresses_account.graphql.ts'
import type { CheckoutChanges } from '../../../__generated__/useUpdateCheckoutMutation.graphql.ts'
import { useCreateAddress } from '../../accounts/mutations/useCreateAddress.ts'
import {
  isEntered,
  isSameAddress,
  type PostalAddress,
  postalAddress,
} from '../../accounts/parts/addresses/postalAddress.ts'
import { type Mistake, mistakesOf } from '../parts/mistakes.ts'
import type { AddressName } from './entries.ts'

const MOST_ADDRESSES = 50

export interface Entered {
  readonly shippingAddress: PostalAddress | null
  readonly invoiceAddress: PostalAddress | null
}

/**
 * The addresses that a signed-in person keeps, as choices for the two of an order. Where nothing was entered yet, the
 * defaults stand in the fields. `keep` keeps a new address for later, once.
 */
export function useSavedAddresses(accountKey: useSavedAddresses_account$key | null | undefined, entered: Entered) {
  const account = useFragment(
    graphql`
      fragment useSavedAddresses_account on Account {
        addresses {
          id
          isDefaultInvoice
          isDefaultShipping
          ...postalAddress_address
        }
      }
    `,
    accountKey ?? null,
  )
  const saved = (account?.addresses ?? []).map(each => ({ ...each, address: postalAddress(each) }))
  // As it was found: what is entered later is kept as well, and must not change the fields under somebody's hands.
  const [before] = useState(() => ({
    shippingAddress: entered.shippingAddress && isEntered(entered.shippingAddress) ? entered.shippingAddress : null,
    invoiceAddress: entered.invoiceAddress && isEntered(entered.invoiceAddress) ? entered.invoiceAddress : null,
  }))
  const beginning = (name: AddressName): string => {
    const known = before[name]
    if (known) return saved.find(({ address }) => isSameAddress(address, known))?.id ?? ''
    const isDefault = name === 'shippingAddress' ? 'isDefaultShipping' : 'isDefaultInvoice'
    return saved.find(each => each[isDefault])?.id ?? ''
  }
  const [began] = useState(() => ({
    shippingAddress: beginning('shippingAddress'),
    invoiceAddress: beginning('invoiceAddress'),
  }))
  const [chosen, setChosen] = useState<Record<AddressName, string>>(began)
  const [create, isKeeping] = useCreateAddress()
  const kept = useRef<string | null>(null)

  return {
    choices: saved.map(({ id, address }) => ({ id, address })),
    choiceOf: (name: AddressName): string => chosen[name],
    choose: (name: AddressName, id: string) => setChosen(now => ({ ...now, [name]: id })),
    /** What the fields begin with: the choice, else what was entered before. */
    initialOf: (name: AddressName): PostalAddress | null =>
      saved.find(({ id }) => id === chosen[name])?.address ?? (began[name] === '' ? before[name] : null),
    /** Whether invoices go elsewhere unless the person says otherwise. */
    hasOwnInvoice:
      before.shippingAddress === null && saved.some(each => each.isDefaultInvoice && !each.isDefaultShipping),
    canKeep: account !== null && saved.length < MOST_ADDRESSES && chosen.shippingAddress === '',
    isKeeping,
    /** Keeps the entered address; answers with what is to be mended. */
    async keep({ shippingAddress }: CheckoutChanges): Promise<readonly Mistake[]> {
      const text = JSON.stringify(shippingAddress)
      if (!shippingAddress || kept.current === text) return []
      const { isDone, refusals } = await create({ address: shippingAddress })
      if (isDone) kept.current = text
      return mistakesOf(
        refusals.map(({ path: [_address, ...path], ...refusal }) => ({
          ...refusal,
          path: ['changes', 'shippingAddress', ...path],
        })),
      )
    },
  }
}
