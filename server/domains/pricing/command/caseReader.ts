/**
 * Finds the cases in lines of text: one per line, blank lines left out. A case may also be spread over several lines
 * (pretty-printed), one case or several after another, as long as the input begins so: after a first line that is whole,
 * each line stands alone, so that a broken one costs nobody else an answer. Lines that look like the beginning of a
 * spread case and turn out to be none are given back one by one.
 */
export class CaseReader {
  #mayBeSpread = true
  #begun: string[] = []
  #depth = 0

  /** The texts of the cases that these lines complete, in order. */
  take(lines: readonly string[]): string[] {
    const texts: string[] = []
    for (const line of lines) {
      const text = line.replace(byteOrderMark, '').trim()
      if (text !== '') texts.push(...this.#takeLine(text))
    }
    return texts
  }

  /** What is left when the input ends. */
  end(): string[] {
    return this.#giveBack()
  }

  #takeLine(text: string): string[] {
    if (!this.#mayBeSpread) return [text]
    const nesting = nestingOf(text)
    if (this.#begun.length === 0 && nesting <= 0) {
      this.#mayBeSpread = false
      return [text]
    }
    if (this.#begun.length > 0 && isWholeCase(text)) {
      this.#mayBeSpread = false
      return [...this.#giveBack(), text]
    }
    this.#begun.push(text)
    this.#depth += nesting
    if (this.#depth > 0) return []
    const whole = this.#begun.join('\n')
    if (parsed(whole) === undefined) return this.#giveBack()
    this.#giveBack()
    return [whole]
  }

  #giveBack(): string[] {
    const lines = this.#begun
    this.#begun = []
    this.#depth = 0
    return lines
  }
}

const byteOrderMark = /^\uFEFF/

/** How many more brackets a line opens than it closes, those in strings not counted. */
function nestingOf(text: string): number {
  let nesting = 0
  for (const [token] of text.matchAll(stringOrBracket)) {
    if (token === '{' || token === '[') nesting += 1
    if (token === '}' || token === ']') nesting -= 1
  }
  return nesting
}

const stringOrBracket = /"(?:[^"\\]|\\.)*"|[{}[\]]/g

/** Whether a line is a case by itself; a piece of a spread one has no `now` and `lines` or `rules` of its own. */
function isWholeCase(text: string): boolean {
  if (!text.startsWith('{') || !text.endsWith('}')) return false
  const value = parsed(text)
  return typeof value === 'object' && value !== null && 'now' in value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
