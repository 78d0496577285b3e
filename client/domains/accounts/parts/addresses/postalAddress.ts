import { graphql, readInlineData } from 'react-relay'
import type { AddressType, postalAddress_address$key } from '../../../../__generated__/postalAddress_address.graphql.ts'
import type { PostalAddressInput } from '../../../../__generated__/useCreateAddressMutation.graphql.ts'

/** An address as the fields of a form begin with it. */
export interface PostalAddress {
  readonly type: AddressType
  readonly title: string | null | undefined
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

/** The parts of an address that are typed in. */
export type PostalField = Exclude<keyof PostalAddress, 'type'>

/** An address that is kept, or was entered in the checkout before. */
export const postalAddress = (key: postalAddress_address$key): PostalAddress =>
  readInlineData(
    graphql`
      fragment postalAddress_address on PostalAddress @inline {
        type
        title
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

const fields = [
  'title',
  'company',
  'vatId',
  'firstName',
  'lastName',
  'address',
  'zip',
  'city',
  'country',
  'phone',
] as const satisfies readonly PostalField[]

/** Whether two are the same address; nothing entered and nothing there are the same. */
export const isSameAddress = (a: PostalAddress, b: PostalAddress): boolean =>
  a.type === b.type && fields.every(field => (a[field] ?? '') === (b[field] ?? ''))

/** Whether more of it was typed than a form holds by itself. */
export const isEntered = (address: PostalAddress): boolean =>
  fields.some(field => field !== 'country' && Boolean(address[field]))

/** What stands in an `AddressForm` whose fields' names begin with `prefix`; a field that is not shown is left as it was. */
export function addressFrom(form: FormData, prefix = ''): PostalAddressInput {
  const entries = (['type', ...fields] as const).flatMap(field => {
    const entry = form.get(prefix + field)
    return typeof entry === 'string' ? [[field, entry] as const] : []
  })
  return Object.fromEntries(entries)
}
