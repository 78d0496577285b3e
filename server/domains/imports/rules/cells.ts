/** What programs that calculate take for the beginning of a formula. */
const dangerous = /^'*[=+\-@\t\r]/
const plainNumber = /^-?\d+([.,]\d+)?$/

/** A text as a cell that no program runs: one `'` in front of what begins like a formula, and of what has such a sign. */
export const harmless = (text: string): string => (dangerous.test(text) && !plainNumber.test(text) ? `'${text}` : text)

/** The text that `harmless` was given. */
export const unharmed = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** Whether a cell asks to be calculated. */
export const isFormula = (cell: string): boolean => /^=|^[+\-@][A-Za-z]+\w*\(/.test(cell)
