/** Most rows and cells of one row that a table shows. */
const most = { rows: 200, cells: 30 } as const

/**
 * The rows of a table that was written with semicolons between cells and line breaks between rows. A cell in quotation
 * marks may hold both, and quotation marks twice. Empty rows are left out, and short ones filled up.
 */
export function rowsOfTable(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some(each => each !== '')) rows.push(row.slice(0, most.cells))
    row = []
  }
  const characters = text.replaceAll('\r\n', '\n')
  for (let at = 0; at < characters.length && rows.length < most.rows; at += 1) {
    const character = characters[at]!
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (characters[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (character === ';') endCell()
    else if (character === '\n') endRow()
    else cell += character
  }
  if (rows.length < most.rows) endRow()
  const width = Math.max(0, ...rows.map(({ length }) => length))
  return rows.map(each => [...each, ...Array<string>(width - each.length).fill('')])
}
