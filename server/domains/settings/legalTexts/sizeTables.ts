/** A size and what is measured for it, in the order of the table's heads. */
export type SizeRow = readonly [size: string, first: string, second: string]

/** Chest and waist in centimetres. */
export const menSizes: readonly SizeRow[] = [
  ['S', '88–96', '76–84'],
  ['M', '96–104', '84–92'],
  ['L', '104–112', '92–100'],
  ['XL', '112–120', '100–108'],
  ['XXL', '120–128', '108–118'],
  ['3XL', '128–136', '118–128'],
  ['4XL', '136–144', '128–138'],
  ['5XL', '144–152', '138–148'],
]

/** Chest and hips in centimetres. */
export const womenSizes: readonly SizeRow[] = [
  ['XS', '78–82', '86–90'],
  ['S', '82–88', '90–96'],
  ['M', '88–94', '96–102'],
  ['L', '94–102', '102–110'],
  ['XL', '102–110', '110–118'],
  ['XXL', '110–120', '118–126'],
]

/** Height in centimetres and age in years. */
export const childSizes: readonly SizeRow[] = [
  ['104', '98–104', '3–4'],
  ['116', '110–116', '5–6'],
  ['128', '122–128', '7–8'],
  ['140', '134–140', '9–10'],
  ['152', '146–152', '11–12'],
  ['164', '158–164', '13–14'],
]

/** One size per row: a phone is too narrow for a column each. */
export function sizeTable(heads: readonly [string, string, string], rows: readonly SizeRow[]): string {
  const head = heads.map(each => `<th scope="col">${each}</th>`).join('')
  const body = rows.map(([size, ...rest]) => {
    const cells = rest.map(each => `<td>${each}</td>`).join('')
    return `<tr><th scope="row">${size}</th>${cells}</tr>`
  })
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}
