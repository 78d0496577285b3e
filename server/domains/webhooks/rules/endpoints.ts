import { isIP } from 'node:net'
import { isPublicAddress } from '../../../kit/publicAddresses.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { mayRead, type Viewer } from '../../../kit/viewer.ts'
import { areasOf, webhookKinds } from './kinds.ts'

/** How long names and addresses may be, in characters, and how many endpoints there may be. */
export const longestWebhook = { label: 100, url: 500, kinds: 50 } as const
export const MOST_ENDPOINTS = 50

/** What is chosen of an endpoint. */
export type EndpointChoice = {
  readonly label: string
  readonly url: string
  readonly kinds: readonly string[]
  readonly includesPeople: boolean
}

/** An address as it is kept: as the browser's rules write it, without white space around it. What is no address stays. */
export function tidyUrl(typed: string): string {
  const text = typed.trim()
  return URL.canParse(text) ? new URL(text).href : text
}

/**
 * Why a choice is refused: INVALID_INPUT a name or an address that is none, one that leads into a private network as it
 * stands (names are looked at when something is sent), kinds that there are not; ROLES_NOT_ALLOWED kinds that the viewer
 * may not read. `allowsPrivate`: whether the shop sends into private networks.
 */
export function endpointRefusals(
  viewer: Viewer,
  { label, url, kinds }: EndpointChoice,
  allowsPrivate: boolean,
  path: readonly string[],
): Refusal[] {
  const isNamed = label !== '' && label.length <= longestWebhook.label && !/\p{Cc}/u.test(label)
  const unknown = kinds.find(kind => !webhookKinds.has(kind))
  const unread = areasOf(kinds).filter(area => !mayRead(viewer, area))
  return [
    ...(isNamed ? [] : [refusal('NAME_INVALID', [...path, 'label'], `1 to ${longestWebhook.label} characters`)]),
    ...urlRefusals(url, allowsPrivate, [...path, 'url']),
    ...(kinds.length === 0 ? [refusal('INVALID_INPUT', [...path, 'kinds'], 'at least one kind of event')] : []),
    ...(unknown === undefined
      ? []
      : [refusal('INVALID_INPUT', [...path, 'kinds'], `there is no event ${unknown.slice(0, 50)}`)]),
    ...unread.map(area =>
      refusal('ROLES_NOT_ALLOWED', [...path, 'kinds'], `some of these are told to readers of ${area} alone`),
    ),
  ]
}

function urlRefusals(text: string, allowsPrivate: boolean, path: readonly string[]): Refusal[] {
  const wrong = (message: string) => [refusal('INVALID_INPUT', path, message)]
  if (text.length > longestWebhook.url || !URL.canParse(text)) {
    return wrong(`an address of at most ${longestWebhook.url} characters`)
  }
  const url = new URL(text)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:' && !(allowsPrivate && url.protocol === 'http:')) return wrong('it begins with https://')
  if (url.username !== '' || url.password !== '' || url.hash !== '') {
    return wrong('without user, password and fragment: the signature proves who sends')
  }
  if (allowsPrivate) return []
  const isPrivate = isIP(host) === 0 ? isLocalName(host) : !isPublicAddress(host)
  return isPrivate ? [refusal('INVALID_INPUT', path, 'it leads into a private network')] : []
}

/** Names that mean nothing on the internet. */
const isLocalName = (host: string): boolean =>
  /(^|\.)(localhost|local|internal|intranet|home\.arpa|lan)\.?$/.test(host) || !host.replace(/\.$/, '').includes('.')
