import { expect, test } from 'vitest'
import { parseTeamList } from './parseTeamList.ts'

const sizes = ['S', 'M', 'L', 'XL', '140', '33–36']
const read = (text: string) => parseTeamList(text, sizes).map(({ name, number, size }) => `${name}|${number}|${size}`)

test.each([
  ['semicolons', 'Ada;10;M\nKim;7;XL', ['Ada|10|M', 'Kim|7|XL']],
  ['tabs, as a spreadsheet gives them', 'Ada\t10\tM\r\nKim\t7\tXL\r\n', ['Ada|10|M', 'Kim|7|XL']],
  ['commas', 'Ada, 10, M\nKim, 7, XL', ['Ada|10|M', 'Kim|7|XL']],
  ['spaces', 'Ada Lovelace 10 M\nM 7 Kim', ['Ada Lovelace|10|M', 'Kim|7|M']],
  ['blank lines', '\nAda;10;M\n\n', ['Ada|10|M']],
  ['another order', 'M;10;Ada\nXL;7;Kim', ['Ada|10|M', 'Kim|7|XL']],
  ['sizes that are numbers', 'Ada;10;140\nKim;7;140', ['Ada|10|140', 'Kim|7|140']],
  ['a size of its own spelling', 'Ada;10;xl\nKim;7;33 - 36', ['Ada|10|xl', 'Kim|7|33 - 36']],
  ['a heading', 'Nr.;Größe;Vorname;Nachname\n10;M;Ada;Lovelace', ['Ada Lovelace|10|M']],
  ['an English heading', 'Player\tSize\tNumber\nAda\tM\t#10', ['Ada|10|M']],
  ['a heading alone', 'Name;Nummer;Größe', []],
  ['quotes', '"Lovelace; Ada";10;M\n"Kim ""K"" Lee";7;L', ['Lovelace; Ada|10|M', 'Kim "K" Lee|7|L']],
  ['no numbers', 'Ada;M\nKim;L', ['Ada||M', 'Kim||L']],
  ['no names', '10;M\n7;L', ['|10|M', '|7|L']],
  ['sizes that the product has not', 'Ada;10;5XL\nKim;7;6XL', ['Ada|10|5XL', 'Kim|7|6XL']],
  ['nothing', '  \n', []],
])('reads %s', (_label, text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('each person knows their line', () => {
  expect(parseTeamList('Name;Größe\n\nAda;M\nKim;L', sizes).map(({ line }) => line)).toEqual([3, 4])
})
