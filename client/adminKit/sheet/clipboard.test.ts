import { describe, expect, test } from 'vitest'
import { cellsOfText, pastedInto, sheetText } from './clipboard.ts'

const size = { rows: 3, columns: 5 }
const at = (row: number, column: number, toRow = row, toColumn = column) => ({
  from: { row, column },
  to: { row: toRow, column: toColumn },
})

describe('pasting into a sheet', () => {
  test.each<[string, string, ReturnType<typeof at>, string[] | null, number]>([
    ['a single value is left to its field', '14', at(0, 0), null, 0],
    ['a single value fills what is marked', '14', at(0, 0, 1, 1), ['0,0=14', '0,1=14', '1,0=14', '1,1=14'], 0],
    ['a line fills along the columns', '1\t2\t3', at(1, 1), ['1,1=1', '1,2=2', '1,3=3'], 0],
    ['a column that fits fills down', '1\n2', at(1, 0), ['1,0=1', '2,0=2'], 0],
    ['a longer column runs along the columns', '1\n2\n3\n4', at(1, 0), ['1,0=1', '1,1=2', '1,2=3', '1,3=4'], 0],
    ['a table fills as it is', '1\t2\n3\t4', at(0, 3), ['0,3=1', '0,4=2', '1,3=3', '1,4=4'], 0],
    ['a line is repeated in all marked rows', '1\t2', at(0, 0, 1, 1), ['0,0=1', '0,1=2', '1,0=1', '1,1=2'], 0],
    ['what does not fit is counted', '1\t2\t3', at(2, 3), ['2,3=1', '2,4=2'], 1],
    ['nothing that does not fit is nothing lost', '1\t2\t\t', at(2, 3), ['2,3=1', '2,4=2'], 0],
    ['line ends of all systems', '1\r\n2\r\n', at(0, 0), ['0,0=1', '1,0=2'], 0],
    ['empty values stay empty', '1\t\t3', at(0, 0), ['0,0=1', '0,1=', '0,2=3'], 0],
    ['marked from the bottom right', '1\t2', at(1, 2, 1, 1), ['1,1=1', '1,2=2'], 0],
  ])('%s', (_label, text, selection, expected, beyond) => {
    const pasted = pastedInto(text, selection, size)
    expect(pasted?.cells.map(cell => `${cell.row},${cell.column}=${cell.text}`) ?? null).toEqual(expected)
    expect(pasted?.beyond ?? 0).toBe(beyond)
  })
})

describe('texts of spreadsheets', () => {
  test('cells in quotes hold tabs, line ends and quotes', () => {
    expect(cellsOfText('"a\tb"\t"say ""hi"""\n"two\nlines"\tplain\n')).toEqual([
      ['a\tb', 'say "hi"'],
      ['two\nlines', 'plain'],
    ])
  })

  test('a quote within a cell is a quote', () => {
    expect(cellsOfText('5" wide\tx')).toEqual([['5" wide', 'x']])
  })

  test.each([
    [
      'plain',
      [
        ['1', '2'],
        ['', '4'],
      ],
    ],
    [
      'with tabs, quotes and line ends',
      [
        ['a\tb', 'c"d'],
        ['e\nf', ''],
      ],
    ],
  ])('there and back is the same: %s', (_label, rows) => {
    expect(cellsOfText(`${sheetText(rows)}\n`)).toEqual(rows)
  })
})
