import { expect, test } from 'vitest'
import { isName, tidyName } from './names.ts'

test.each([
  'Kim',
  'Jean-Luc',
  "O'Neill",
  'Åse Ødegård',
  'Nguyễn Thị Minh Khai',
  'محمد',
  'می\u200cخواهم',
  'क\u094d\u200dष',
  '李小龍',
  'USV Nordwald 1921 e. V.',
  'Sport & Spiel GmbH',
  '7',
])('%s is a name', name => expect(isName(tidyName(name), 80)).toBe(true))

test.each([
  ['nothing', ''],
  ['white space', ' \t\u00a0 '],
  ['signs alone', '---'],
  ['a header', 'Kim\r\nBcc: all@example.com'],
  ['a line', 'Kim\nMuster'],
  ['a NUL', 'Kim\u0000'],
  ['an escape', 'Kim\u001b[2J'],
  ['text that runs the other way', 'Kim\u202etsitreM'],
  ['an isolate', 'Kim\u2066'],
  ['a character without width', 'K\u200bim'],
  ['a joiner between Latin letters', 'K\u200dim'],
  ['a byte order mark', '\ufeffKim\ufeffMuster'],
  ['a soft hyphen', 'Kim\u00adMuster'],
  ['half a character', 'Kim\ud83d'],
  ['a private character', 'Kim\ue000'],
  ['a line separator', 'Kim\u2028Muster'],
  ['piled marks', `K${'\u0301'.repeat(6)}im`],
  ['markup', '<b>Kim</b>'],
  ['a link', 'Gewinn https://evil.example'],
  ['a link without scheme', 'Gewinn www.evil.example'],
  ['81 characters', 'K'.repeat(81)],
])('%s is none', (_label, name) => expect(isName(tidyName(name), 80)).toBe(false))

test('white space is folded, letters are composed', () => {
  expect(tidyName('  Mu\u0308ller\u00a0\u00a0 Kim\t')).toBe('Müller Kim')
})
