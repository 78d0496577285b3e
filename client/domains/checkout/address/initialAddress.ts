import { graphql, readInlineData } from 'react-relay'
import type { initialAddress_address$key } from '../../../__generated__/initialAddress_address.graphql.ts'
import type { AddressType, initialAddress_saved$key } from '../../../__generated__/initialAddress_saved.graphql.ts'

/** What the fields of an address begin with. */
export interface InitialAddress {
  readonly type: AddressType
  readonly company: string | null | undefined
  readonly vatId: string | null | undefined
  readonly firstName: string
  readonly lastName: string
  readonly address: string
  readonly zip: string
  readonly city: string
  readonly country: string
  readonly phone: string | null | undefined
}

/** An address that was entered in the checkout before. */
export const enteredAddress = (key: initialAddress_address$key): InitialAddress =>
  readInlineData(
    graphql`
      fragment initialAddress_address on Address @inline {
        type
        company
        vatId
        firstName
        lastName
        address
        zip
        city
        country
        phone
      }
    `,
    key,
  )

/** One that the person keeps in their account. */
export const savedAddress = (key: initialAddress_saved$key): InitialAddress =>
  readInlineData(
    graphql`
      fragment initialAddress_saved on SavedAddress @inline {
        type
        company
        vatId
        firstName
        lastName
        address
        zip
        city
        country
        phone
      }
    `,
    key,
  )

const fields = ['company', 'vatId', 'firstName', 'lastName', 'address', 'zip', 'city', 'country', 'phone'] as const

/** Whether two are the same address; nothing entered and nothing there are the same. */
export const isSameAddress = (a: InitialAddress, b: InitialAddress): boolean =>
  a.type === b.type && fields.every(field => (a[field] ?? '') === (b[field] ?? ''))
