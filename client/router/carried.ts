/*
 * What an address carries along from page to page of a visit, so that nothing has to be kept in the browser for it: the
 * partner by whose link it began (decision 82). It ends with the tab, and with an address that was typed.
 */

const carriedParameter = 'partner'

/** The code of the partner in the present address; null without one, or where it cannot be one. */
export function carriedPartner(): string | null {
  const code = new URLSearchParams(location.search).get(carriedParameter)
  return code !== null && /^[a-z0-9-]{3,40}$/i.test(code) ? code : null
}

/** Lets an address of this shop carry on what the present one carries, unless it says something else itself. */
export function carriedOn(url: URL): URL {
  const partner = carriedPartner()
  if (partner !== null && url.origin === location.origin && !url.searchParams.has(carriedParameter)) {
    url.searchParams.set(carriedParameter, partner)
  }
  return url
}
