/**
 * Where to go after signing in: `next` of the address if it is a path of this site, else null. Anything that a browser
 * would take for another site (`//evil.example`, `/\evil.example`, `https://…`) is not followed.
 */
export function nextPath(next: string | null): string | null {
  if (!next || !/^\/(?![/\\])/.test(next)) return null
  if ([...next].some(sign => sign === '\\' || sign.charCodeAt(0) < 0x20)) return null
  return next
}

/** Whether a path is the admin centre's, from which whoever is no staff is sent to the sign-in. */
export const isOfAdmin = (path: string | null): boolean => /^(?:\/en)?\/admincenter(?:[/?#]|$)/i.test(path ?? '')
