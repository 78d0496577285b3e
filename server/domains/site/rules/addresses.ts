import type { Language } from '../../../kit/languages.ts'
import type { Addresses } from '../defaults/addresses.ts'

/** Where an address leads: `inside` is the path and query that routes know, `shown` what visitors should see; where both
 *  differ from what was asked for, the visitor is sent to `shown`. */
export type ReadAddress = { readonly inside: string; readonly shown: string }

type Parts = {
  readonly language: Language
  readonly prefix: string
  readonly segment: string
  readonly rest: string
}

function partsOf(path: string): Parts | null {
  const match = /^(\/en|\/de)?\/([^/?#]+)(.*)$/is.exec(path)
  if (!match) return null
  const [, prefix = '', segment = '', rest = ''] = match
  return { language: prefix.toLowerCase() === '/en' ? 'en' : 'de', prefix, segment, rest }
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The segment of the product behind a word of an address, in whichever language it is shown, or was. */
function knownBy(addresses: Addresses, word: string): string | null {
  for (const [segment, { de, en, former }] of Object.entries(addresses))
    if ([segment, de, en, ...former].some(each => isSame(each, word))) return segment
  return null
}

/** Reads an address of this site, `/en/terms?x=1`. */
export function readAddress(addresses: Addresses, address: string): ReadAddress {
  const found = partsOf(address)
  const segment = found && knownBy(addresses, found.segment)
  if (!found || segment === null) return { inside: address, shown: address }
  const { prefix, language, rest } = found
  const shown = addresses[segment]![language]
  return { inside: `${prefix}/${segment}${rest}`, shown: `${prefix}/${shown}${rest}` }
}

/** Whether two addresses of this site differ in capitals at most, which are the same to visitors. */
export const isSameAddress = (one: string, other: string): boolean => isSame(one, other)

/** An address as visitors see it. What is no path of this site stays. */
export const shownAddress = (addresses: Addresses, address: string): string =>
  address.startsWith('/') ? readAddress(addresses, address).shown : address
