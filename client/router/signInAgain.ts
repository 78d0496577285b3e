import { accountPaths, segments } from './accountPaths.ts'
import { isInAdminCentre, localized, placeOf, urlOf } from './place.ts'

/** Pages that are there for somebody who is signed in alone. */
const personal = new RegExp(`^/(?:admincenter|${segments.account})(?:/|$)`)

/** Where somebody signs in again, to come back to where they are; null on pages that are there for everybody. */
export function signInAgain(url: URL): string | null {
  const place = placeOf(url)
  if (!personal.test(place.path)) return null
  return `${localized(accountPaths.login, place.language)}?${new URLSearchParams({ next: urlOf(place) })}`
}

/** What becomes of a request whose session has just ended because nobody used it: on a page for everybody it goes on as a
 *  guest's; else one signs in and comes back, unless entries would be lost by leaving: then it is refused, and the page
 *  says how to sign in beside it. */
export function afterIdleEnd(url: URL, request: { kind: string; hasEntries: boolean }) {
  const address = signInAgain(url)
  if (address === null) return { outcome: 'goOn' } as const
  const isSaving = request.kind === 'mutation' && isInAdminCentre(placeOf(url))
  return isSaving || request.hasEntries ? ({ outcome: 'refuse' } as const) : ({ outcome: 'leave', address } as const)
}
