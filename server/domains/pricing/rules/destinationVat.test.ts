import { describe, expect, test } from 'vitest'
import { settingsWith } from '../../../testing/facts.ts'
import { destinationVat } from './destinationVat.ts'

const now = new Date('2026-11-20T10:00:00Z')
const oneStop = settingsWith({ vat: { taxesAtDestination: true } })
const company = { company: true, vatId: { number: 'DE136695976', status: 'valid' as const } }

describe('how goods are taxed where they go', () => {
  test.each([
    ['at home', settingsWith(), 'AT', {}, 'standard', [2000, 1000]],
    ['abroad, by a seller who taxes at home', settingsWith(), 'DE', {}, 'standard', [2000, 1000]],
    ['abroad, at the rates there', oneStop, 'DE', {}, 'standard', [1900, 700]],
    ['to a company whose id is proven', oneStop, 'DE', company, 'intraCommunity', [1900, 700]],
    [
      ...(['to a company of Northern Ireland whose id is proven', oneStop, 'DE'] as const),
      { company: true, vatId: { number: 'XI980780684', status: 'valid' as const } },
      'intraCommunity',
      [1900, 700],
    ],
    ['outside the EU, home rates standing in', oneStop, 'CH', {}, 'export', [2000, 1000]],
  ] as const)('%s', (_label, settings, country, customer, category, rates) => {
    expect(destinationVat(settings, customer, { country, postcode: null }, now)).toEqual({
      category,
      rates: [
        { group: 'standard', rate: rates[0] },
        { group: 'reduced', rate: rates[1] },
      ],
    })
  })
})
