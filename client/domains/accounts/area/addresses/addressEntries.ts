import type { CreateAddressInput } from '../../../../__generated__/useCreateAddressMutation.graphql.ts'

/** What a new address is to be the default for. */
export const defaultsFrom = (form: FormData): NonNullable<CreateAddressInput['defaultFor']> => [
  ...(form.has('defaultShipping') ? (['SHIPPING'] as const) : []),
  ...(form.has('defaultInvoice') ? (['INVOICE'] as const) : []),
]
