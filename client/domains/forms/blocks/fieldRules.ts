/** A field of a form as far as it is judged while it is filled in. */
export interface AskedField {
  readonly key: string
  readonly kind: string
  readonly pattern: string
  readonly patternText: string
  readonly success: string
  readonly warningPattern: string
  readonly warning: string
  readonly shownIf: string
  readonly shownValue: string
}

/** What was entered, by the keys of fields. */
export type Entries = Readonly<Record<string, readonly string[]>>

/** The fields that are asked: those whose condition is met, by a field that is asked itself. */
export function askedFields<Field extends AskedField>(fields: readonly Field[], entries: Entries): readonly Field[] {
  const asked: Field[] = []
  for (const field of fields) {
    const { shownIf, shownValue } = field
    const isAsked = shownIf === '' || asked.some(({ key }) => key === shownIf && entries[key]?.includes(shownValue))
    if (isAsked) asked.push(field)
  }
  return asked
}

/** Whether a text fits an expression as a whole; null where the expression is broken: then it says nothing. */
function fitsPattern(pattern: string, text: string): boolean | null {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text)
  } catch {
    return null
  }
}

/** A number as it is kept: a comma is a point, zeros in front go, a leading point gets one; what is no number stays. */
export function tidyNumber(typed: string): string {
  const text = typed
    .trim()
    .replace(',', '.')
    .replace(/^(-?)\./, '$10.')
  return /^-?\d{1,12}(\.\d{0,6})?$/.test(text) ? String(Number(text)) : typed.trim()
}

export interface Verdict {
  readonly kind: 'error' | 'warning' | 'success'
  /** Empty: words of ours. */
  readonly text: string
}

/** What is said of a text that was entered; null for nothing. Nothing is wrong with what is empty. */
export function verdictOf(
  {
    pattern,
    patternText,
    success,
    warningPattern,
    warning,
  }: Omit<AskedField, 'key' | 'kind' | 'shownIf' | 'shownValue'>,
  text: string,
): Verdict | null {
  if (text.trim() === '') return null
  if (pattern !== '' && fitsPattern(pattern, text.trim()) === false) return { kind: 'error', text: patternText }
  if (warningPattern !== '' && warning !== '' && fitsPattern(warningPattern, text.trim()) === true)
    return { kind: 'warning', text: warning }
  return success === '' ? null : { kind: 'success', text: success }
}
