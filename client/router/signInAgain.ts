import { accountPaths, segments } from './accountPaths.ts'
import { localized, placeOf, urlOf } from './place.ts'

/** Pages that are there for somebody who is signed in alone. */
const personal = new RegExp(`^/(?:admincenter|${segments.account})(?:/|$)`)

/** Where somebody signs in again, to come back to where they are; null on pages that are there for everybody. */
export function signInAgain(url: URL): string | null {
  const place = placeOf(url)
  if (!personal.test(place.path)) return null
  return `${localized(accountPaths.login, place.language)}?${new URLSearchParams({ next: urlOf(place) })}`
}
