import { expect, test } from 'vitest'
import { renderPdf } from '../../../platform/pdf.ts'
import { plainLook, type VoucherPaper, voucherDocument } from './voucherDocument.ts'

const paper: VoucherPaper = {
  ...{ look: plainLook, language: 'de', code: 'A7K2-9QXM-3TZD-5WEK', valueCents: 5000, currency: 'EUR' },
  ...{ expiresOn: '2029-12-31', message: 'Alles Gute', recipientName: 'Kim', boundTo: null, picture: null },
  ...{ shop: { name: 'Halle & Feld', company: 'Halle & Feld GmbH', place: '4020 Linz' } },
  ...{ shopUrl: 'https://shop.example', isCurrencyFirst: false },
}
const wordsOf = (changes: Partial<VoucherPaper>): string =>
  JSON.stringify(voucherDocument({ ...paper, ...changes }).content).replaceAll('\u00a0', ' ')

test('a voucher says amount, code, for whom it is and until when, in its language', () => {
  const german = wordsOf({})
  for (const words of [
    'Gutschein',
    '50,00 €',
    'für Kim',
    'Alles Gute',
    'A7K2-9QXM-3TZD-5WEK',
    'Gültig bis 31.12.2029.',
  ]) {
    expect(german).toContain(words)
  }
  const english = wordsOf({ language: 'en', expiresOn: null, boundTo: 'kim@example.com', recipientName: null })
  for (const words of ['Gift voucher', '€50.00', 'Does not expire.', 'kim@example.com'])
    expect(english).toContain(words)
  expect(english).not.toContain('für')
})

test('it becomes a PDF of one page', async () => {
  const pdf = await renderPdf(voucherDocument({ ...paper, message: 'x '.repeat(250) }))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('a shop that writes the currency first does so to German readers', () => {
  expect(wordsOf({ isCurrencyFirst: true })).toContain('€ 50,00')
  expect(wordsOf({ isCurrencyFirst: true, language: 'en' })).toContain('€50.00')
})
