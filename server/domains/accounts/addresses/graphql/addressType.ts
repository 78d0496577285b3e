import { builder } from '../../../../api/builder.ts'

export const AddressTypeRef = builder.enumType('AddressType', {
  values: { PERSON: { value: 'person' }, COMPANY: { value: 'company' } } as const,
})
