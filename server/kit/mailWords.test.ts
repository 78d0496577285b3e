import { expect, test } from 'vitest'
import { joined, ours, typed } from './mailWords.ts'

/** What people see of it. */
const seen = (text: string) => text.replaceAll('\u200c', '')
/** What programs that look for links find: addresses of sites and mailboxes, schemes. */
const looksLikeLink = /[\p{L}\p{N}][.\u3002\uff0e\uff61][\p{L}\p{N}]|[^\s\u200c][@\uff20]|\p{L}[:\uff1a]\S/u

test.each([
  ['a scheme', 'Gewinn: https://evil.example/abc?x=1'],
  ['without scheme', 'jetzt www.evil.example ansehen'],
  ['a bare domain', 'evil.com'],
  ['a domain of other letters', 'пример.рф und 例え.テスト'],
  ['dots of other scripts', 'evil\u3002com evil\uff0ecom evil\uff61com'],
  ['a number of a machine', '192.0.2.1/login'],
  ['a domain of dashes and digits', 'a-1.b-2.co'],
  ['an e-mail address', 'schreiben Sie an boss@evil.example'],
  ['a scheme without slashes', 'mailto:boss@evil.example tel:+43900123 javascript:alert(1)'],
  ['in brackets', '<https://evil.example>'],
])('no part of it becomes a link, and it reads the same: %s', (_label, text) => {
  expect(typed(text)).not.toMatch(looksLikeLink)
  expect(seen(typed(text))).toBe(text)
})

test.each([
  'Kim Muster',
  'Dr. Huber',
  'SV Nordwald 1921 e. V.',
  'Hauptplatz 1/3/12',
  'Bitte läuten: zweiter Stock, links.\nDanke!',
  '20:15 Uhr',
  'می\u200cخواهم',
])('%j stays as it is', text => {
  expect(typed(text)).toBe(text)
})

test('what cannot be seen is left out, and so is what stands for words of ours', () => {
  expect(typed('Ki\u200bm \u202eretsuM\ufeff\u0000 \ue002secret\ue003\ud83d\nzwei')).toBe('Kim retsuM secret\nzwei')
})

test('signs that were set apart before stay set apart', () => {
  expect(typed(typed('evil.com'))).toBe('evil\u200c.\u200ccom')
})

test('words of the shop are as it wrote them', () => {
  expect(joined([ours('service@shop.example'), typed('a.b')], ' · ')).toBe('service@shop.example · a\u200c.\u200cb')
})
