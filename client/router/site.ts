import type { Language } from '../intl/languages.ts'
import type { Addresses } from './addresses.ts'
import type { LayoutName } from './route.ts'

/** A picture for previews elsewhere. */
interface SitePreview {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** How the site is reached, what search engines are told of it, and what of the product is switched off. */
export interface Site {
  readonly addresses: Addresses
  readonly languages: readonly Language[]
  readonly defaultLanguage: Language
  /** Parts of the product that are switched off. */
  readonly off: readonly string[]
  /** What canonical addresses begin with; empty: as the site is reached. */
  readonly origin: string
  /** `{title}` and `{name}` as they are written. */
  readonly titlePattern: string
  /** The shop's. */
  readonly name: string
  readonly pageTitle: string | null
  readonly description: string | null
  readonly keywords: readonly string[]
  readonly author: string | null
  readonly isIndexed: boolean
  readonly fbLikeUrl: string | null
  readonly verifications: readonly { readonly name: string; readonly content: string }[]
  readonly image: SitePreview | null
  readonly previews: readonly { readonly route: string; readonly picture: SitePreview }[]
  /** Where visitors read more, and the operator's own pages at social networks. */
  readonly additionalInfoUrl: string | null
  readonly socialFacebook: string | null
  readonly socialInstagram: string | null
}

/** A text without the places where a long word may be parted: they are for the page, others would show or search them. */
export const whole = (text: string): string => text.replaceAll('\u00ad', '')

/** The title of a page as the site writes titles; the admin centre's stand alone. */
export function pageTitle(
  site: Pick<Site, 'titlePattern' | 'name' | 'pageTitle'>,
  path: string,
  layout: LayoutName,
  title: string,
): string {
  if (path === '/' && site.pageTitle) return site.pageTitle
  const own = whole(title)
  if (path === '/' || layout === 'admin') return own
  return site.titlePattern.replace(/\{(title|name)\}/g, (_mark, word) => (word === 'title' ? own : site.name))
}
