import { expect, test } from 'vitest'
import { type DestinationVat, vatNoteText } from './vatNoteText.ts'

const price = { vatGroup: 'standard', vatRate: 2000, vatIncluded: true }
const germany: DestinationVat = {
  ...{ countryName: 'Deutschland', isHome: false, category: 'STANDARD' },
  rates: [
    { group: 'standard', rate: 1900 },
    { group: 'reduced', rate: 700 },
  ],
}

test.each([
  ['not known yet', price, null, 'product.price.vatIncluded', 2000, ''],
  ['at home', price, { ...germany, isHome: true }, 'product.price.vatIncluded', 2000, ''],
  ['abroad', price, germany, 'product.price.vatIncluded.to', 1900, 'Deutschland'],
  ['in another group', { ...price, vatGroup: 'reduced' }, germany, 'product.price.vatIncluded.to', 700, 'Deutschland'],
  ['in an unknown group', { ...price, vatGroup: 'x' }, germany, 'product.price.vatIncluded.to', 2000, 'Deutschland'],
  ['free', price, { ...germany, category: 'EXPORT' }, 'product.price.vatIncluded.free', 2000, 'Deutschland'],
  ['net', { ...price, vatIncluded: false }, germany, 'product.price.vatExcluded.to', 1900, 'Deutschland'],
  [
    ...(['net and free', { ...price, vatIncluded: false }, { ...germany, category: 'INTRA_COMMUNITY' }] as const),
    ...(['product.price.vatExcluded.free', 2000, 'Deutschland'] as const),
  ],
] as const)('the note beside a price, %s', (_label, of, destination, id, rate, country) => {
  expect(vatNoteText(of, destination)).toEqual({ id, rate, country })
})
