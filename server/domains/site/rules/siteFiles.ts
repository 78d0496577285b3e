import { type Language, languages } from '../../../kit/languages.ts'
import type { Settings } from '../../settings/rules.ts'
import { addressesOf, addressSettings, canonicalOrigin, seoSettings } from '../settings.ts'
import { shownAddress } from './addresses.ts'

/** How the site's addresses are written for those who list them. */
export type SiteAddresses = {
  readonly origin: string
  readonly languages: readonly Language[]
  /** A path with its language as visitors see it. */
  readonly shown: (path: string) => string
}

export const siteAddresses = (settings: Settings, publicUrl: string): SiteAddresses => {
  const spoken = seoSettings.of(settings).languages
  const addresses = addressesOf(settings)
  return {
    origin: canonicalOrigin(settings, publicUrl),
    languages: languages.filter(language => spoken.includes(language)),
    shown: path => shownAddress(addresses, path),
  }
}

/** What search engines need not look at, as the product knows it. The admin centre is named only while everybody knows it. */
const closed = ['/cart', '/checkout', '/order/', '/search']

/** `robots.txt`: what is closed to search engines, the operator's own lines and where the sitemap is. */
export function robotsText(settings: Settings, publicUrl: string): string {
  const { isIndexed, robots } = seoSettings.of(settings)
  const { origin, languages: spoken, shown } = siteAddresses(settings, publicUrl)
  const own = robots.trim() === '' ? '' : `${robots.trim()}\n`
  if (!isIndexed) return `User-agent: *\nDisallow: /\n${own}`
  const isAdminNamed = addressSettings.of(settings).segments.admincenter !== undefined
  const paths = [
    ...(isAdminNamed ? [] : ['/admincenter']),
    ...closed.map(shown),
    ...['/api/', '/graphql'],
    ...(spoken.includes('en') ? closed.map(path => shown(`/en${path}`)) : []),
  ]
  const lines = paths.map(path => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${lines}${own}Sitemap: ${origin}/sitemap.xml\n`
}
