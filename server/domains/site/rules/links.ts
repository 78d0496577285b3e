import type { Addresses } from '../defaults/addresses.ts'
import { shownAddress } from './addresses.ts'

/** A path as it stands in a text or an attribute. */
const leadingPath = /^\/[^\s"'<>)\]]*/

/** A text with the site's own addresses in it as visitors see them; whatever else stands there stays. */
export function withShownLinks(addresses: Addresses, origin: string, text: string): string {
  if (Object.keys(addresses).length === 0) return text
  const [first = '', ...rest] = text.split(origin)
  return [first, ...rest.map(part => part.replace(leadingPath, path => shownAddress(addresses, path)))].join(origin)
}
