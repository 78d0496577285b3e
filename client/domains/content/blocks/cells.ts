/**
 * The rows of a table that is written as text: cells parted by semicolons, rows by line ends. A cell in double quotes may hold
 * both, and a quote of its own written twice. Rows are made as long as the longest; empty lines are none. A quote that nobody
 * closes ends with the text, so that nothing written is lost.
 */
export function cellsOf(text: string): readonly (readonly string[])[] {
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
    if (row.some(each => each !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else isQuoted = false
    } else if (character === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (character === ';') endCell()
    else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
  }
  endRow()
  const columns = Math.max(0, ...rows.map(each => each.length))
  return rows.map(each => [...each, ...Array<string>(columns - each.length).fill('')])
}
