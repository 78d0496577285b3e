import { createContext } from 'react'

/** CSS classes that texts around here may use; none, unless somebody says otherwise. */
export const TextClassesContext = createContext<readonly string[]>([])

/** The classes among these that stand in an attribute, as it would be written; empty for none. */
export const classesIn = (attribute: string | null | undefined, allowed: readonly string[]): string =>
  (attribute ?? '')
    .split(/\s+/)
    .filter(each => allowed.includes(each))
    .join(' ')
