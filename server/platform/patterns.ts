import { createContext, Script } from 'node:vm'

/** How long one pattern may look at one text, in milliseconds: some that people write would take years. */
const longestTry = 25

const apart = createContext(Object.create(null))
const trying = new Script('isMatch = new RegExp(source, "u").test(text)')

/**
 * Whether a text fits a regular expression that staff wrote, as a whole; null where the expression is broken, or takes too
 * long: then it says nothing (platform.md 5). It runs where it can be stopped.
 */
export function fitsPattern(pattern: string, text: string): boolean | null {
  Object.assign(apart, { source: `^(?:${pattern})$`, text, isMatch: null })
  try {
    trying.runInContext(apart, { timeout: longestTry })
  } catch {
    // Broken or stopped: both are no fault of whoever filled in the form.
    return null
  }
  return apart.isMatch === true
}
