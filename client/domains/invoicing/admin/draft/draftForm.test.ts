import { describe, expect, test } from 'vitest'
import { type Content, contentOf, draftFormOf, fieldOfPath } from './draftForm.ts'

const line = {
  ...{
    kind: 'item' as const,
    id: 'a',
    title: 'Trikot',
    description: null,
    number: null,
    productId: null,
    variantId: null,
  },
  ...{ unit: 'piece', quantity: 1500, unitPrice: 1990, discount: 0, vatRate: 2000, run: null },
  ...{ isOptional: false, isAlternative: false, source: null },
}
const einvoice = { format: 'ebinterfaceGv', isPublicBody: false, supplierNumber: '4711' }
const content: Content = { language: 'de', date: '2026-11-24', paymentDays: 14, taxCountry: 'AT', lines: [line] }
const thereAndBack = (written: Content) => contentOf(draftFormOf(written, null, 'de'), 'de')

describe('what is written into a document, as it is typed', () => {
  test('says how the receiver takes e-invoices', () => {
    expect(thereAndBack({ ...content, einvoice }).einvoice).toEqual(einvoice)
    expect(thereAndBack(content).einvoice).toEqual({ format: null, isPublicBody: false, supplierNumber: null })
  })

  test('keeps the position in the order of the buyer', () => {
    expect(thereAndBack({ ...content, lines: [{ ...line, orderPosition: '10' }] }).lines).toEqual([
      { ...line, orderPosition: '10' },
    ])
    expect(thereAndBack(content).lines).toEqual([line])
  })

  test.each([
    [['content', 'einvoice', 'format'], 'einvoiceFormat'],
    [['content', 'einvoice', 'supplierNumber'], 'supplierNumber'],
    [['content', 'lines', '0', 'unitPrice'], 'lines.0.price'],
    [['content', 'lines', '0', 'orderPosition'], 'lines.0.orderPosition'],
    [['documentId'], null],
  ])('finds the field of %j', (path, field) => {
    expect(fieldOfPath(path)).toBe(field)
  })
})
