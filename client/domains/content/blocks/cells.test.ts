import { expect, test } from 'vitest'
import { cellsOf } from './cells.ts'

test.each<[string, string, string[][]]>([
  ['cells and rows', 'Größe;Brust\nS;92', [['Größe', 'Brust'], ['S', '92']]],
  ['line ends of Windows', 'a;b\r\nc;d\r\n', [['a', 'b'], ['c', 'd']]],
  ['a semicolon in quotes', '"a;b";c', [['a;b', 'c']]],
  ['a line end in quotes', '"a\nb";c', [['a\nb', 'c']]],
  ['a quote within quotes', '"12 "" breit";c', [['12 " breit', 'c']]],
  ['a quote within a cell is a letter', '12";c', [['12"', 'c']]],
  ['blanks around a quoted cell', ' "a;b" ; c ', [['a;b', 'c']]],
  ['shorter rows are filled', 'a;b;c\nd', [['a', 'b', 'c'], ['d', '', '']]],
  ['empty lines are no rows', 'a;b\n\n;\nc;d\n', [['a', 'b'], ['c', 'd']]],
  ['a quote that is never closed', '"a;b\nc', [['a;b\nc']]],
  ['nothing', '', []],
])('%s', (_label, text, rows) => {
  expect(cellsOf(text)).toEqual(rows)
})
