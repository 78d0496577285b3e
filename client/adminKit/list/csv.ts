/** A field: in quotes where it has to be; what a spreadsheet would take for a formula begins with an apostrophe. */
function field(text: string): string {
  // Amounts below nought are numbers, whatever their minus sign.
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-\d[\d.,\u00a0 ]*(€|%)?$/.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as a CSV file that spreadsheets open right by double click: separated by semicolons, lines ended by CR LF, UTF-8
 * with its mark, so that umlauts are read as such. Source: RFC 4180; OWASP, CSV Injection.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map(row => `${row.map(field).join(';')}\r\n`).join('')}`

/** Has the browser save a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
