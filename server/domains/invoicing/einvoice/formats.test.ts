import { describe, expect, test } from 'vitest'
import { type EinvoiceFormat, type EinvoiceWishes, einvoiceFormats, formatFor } from './formats.ts'

const wishes = (changes: Partial<EinvoiceWishes>): EinvoiceWishes => ({
  ...{ format: null, isPublicBody: false, supplierNumber: null, ...changes },
})
type Case = [
  what: string,
  country: string,
  said: { leitwegId?: string; order?: string; einvoice?: EinvoiceWishes },
  format: EinvoiceFormat,
]

const cases: Case[] = [
  ['anybody', 'AT', {}, 'zugferd'],
  ['anybody in Germany', 'DE', {}, 'zugferd'],
  ['anybody elsewhere', 'IT', {}, 'zugferd'],
  ['a German authority', 'DE', { leitwegId: '04011000-12345-03' }, 'xrechnungUbl'],
  ['an empty Leitweg-ID', 'DE', { leitwegId: ' ' }, 'zugferd'],
  ['a Leitweg-ID elsewhere', 'AT', { leitwegId: '04011000-12345-03' }, 'zugferd'],
  ['an Austrian authority', 'AT', { einvoice: wishes({ isPublicBody: true }) }, 'ebinterfaceGv'],
  ['an authority elsewhere', 'IT', { einvoice: wishes({ isPublicBody: true }) }, 'zugferd'],
  ['a buyer group with reference', 'AT', { order: 'Z01:111599' }, 'ebinterfaceGv'],
  ['an order with buyer group', 'AT', { order: '4700000001:Z01' }, 'ebinterfaceGv'],
  ['an order as any firm has it', 'AT', { order: '4700000001' }, 'zugferd'],
  ['a short order number', 'AT', { order: '123' }, 'zugferd'],
  [
    ...(['a customer who wants something else', 'DE'] as const),
    { leitwegId: '04011000-12345-03', einvoice: wishes({ format: 'peppol' }) },
    'peppol',
  ],
  ['a customer who wants paper', 'AT', { einvoice: wishes({ format: 'pdf', isPublicBody: true }) }, 'pdf'],
]

describe('the format of an e-invoice', () => {
  test.each(cases)('%s in %s', (_what, country, { leitwegId = null, order = null, einvoice }, format) => {
    const content = { receiver: { country }, leitwegId, buyerOrderNumber: order, einvoice }
    expect(formatFor({ kind: 'invoice', content })).toBe(format)
  })

  test.each(einvoiceFormats)('%s can be chosen', format => {
    const content = {
      receiver: { country: 'AT' },
      leitwegId: null,
      buyerOrderNumber: null,
      einvoice: wishes({ format }),
    }
    expect(formatFor({ kind: 'invoice', content })).toBe(format)
  })

  test.each(['offer', 'order', 'delivery', 'reminder'] as const)('%s is a PDF, whatever was chosen', kind => {
    const einvoice = wishes({ format: 'peppol', isPublicBody: true })
    const content = { receiver: { country: 'AT' }, leitwegId: null, buyerOrderNumber: 'Z01:1', einvoice }
    expect(formatFor({ kind, content })).toBe('pdf')
  })
})
