import type {
  CreateAddressInput,
  SavedAddressInput,
} from '../../../../__generated__/useCreateAddressMutation.graphql.ts'

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
] as const satisfies readonly (keyof SavedAddressInput)[]

/** What stands in the form of an address; a field that is not shown is left as it was. */
export function addressFrom(form: FormData): SavedAddressInput {
  const entries = fields.flatMap(field => {
    const entry = form.get(field)
    return typeof entry === 'string' ? [[field, entry] as const] : []
  })
  return Object.fromEntries(entries)
}

/** What a new address is to be the default for. */
export const defaultsFrom = (form: FormData): NonNullable<CreateAddressInput['defaultFor']> => [
  ...(form.has('defaultShipping') ? (['SHIPPING'] as const) : []),
  ...(form.has('defaultInvoice') ? (['INVOICE'] as const) : []),
]
