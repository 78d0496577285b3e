import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a file begins with the mark of UTF-8 and ends each line as spreadsheets do', () => {
  expect(
    csvOf([
      ['Nummer', 'Größe'],
      ['1', 'Übergröße'],
    ]),
  ).toBe('\ufeffNummer;Größe\r\n1;Übergröße\r\n')
})

test.each([
  ['a separator', 'Trikot; rot', '"Trikot; rot"'],
  ['a quotation mark', 'Club "Süd"', '"Club ""Süd"""'],
  ['a line break', 'eins\nzwei', '"eins\nzwei"'],
  ['a formula', '=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['a formula with plus', '+43 660 1', '"\'+43 660 1"'],
  ['a formula with minus', '-1+cmd', '"\'-1+cmd"'],
  ['a formula with at', '@SUM(A1)', '"\'@SUM(A1)"'],
  ['an amount below nought', '-1.234,50\u00a0€', '"-1.234,50\u00a0€"'],
  ['nothing', '', ''],
  ['a number', '42', '42'],
])('a field with %s stays one field and does nothing', (_label, text, expected) => {
  expect(csvOf([[text]])).toBe(`\ufeff${expected}\r\n`)
})
