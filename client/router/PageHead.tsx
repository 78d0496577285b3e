import { languages } from '../intl/languages.ts'
import { urlOf } from './place.ts'
import { useOrigin, useShown } from './RouterContext.ts'

/** A schema.org object for search engines. */
export type StructuredItem = Record<string, unknown>

export interface PageHeadProps {
  title: string
  /** One or two sentences for search results and previews. */
  description?: string | null
  /** Path of the page that counts as the original; the present path without its search, if not given. */
  canonicalPath?: string
  /** Parameters of the search that make a page of its own and belong into the canonical address. */
  canonicalSearch?: URLSearchParams
  image?: { url: string; width?: number; height?: number; alt?: string } | null
  kind?: 'website' | 'product'
  items?: readonly StructuredItem[]
  /** Whoever made it wants no search engine to list it. */
  isHidden?: boolean
}

/** A text without the places where a long word may be parted: they are for the page, others would show or search them. */
const whole = (text: string): string => text.replaceAll('\u00ad', '')

/** JSON that cannot end its script element, nor begin a comment in it. */
function scriptText(value: unknown): string {
  return whole(JSON.stringify(value))
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/**
 * Title, description, canonical and alternate addresses, Open Graph and structured data of a page. React lifts these
 * elements into the head. Each page shows exactly one.
 */
export function PageHead(props: PageHeadProps) {
  const { canonicalPath, canonicalSearch, image, kind = 'website', items = [], isHidden = false } = props
  const title = whole(props.title)
  const description = props.description && whole(props.description)
  const { place, route, isFound } = useShown()
  const origin = useOrigin()
  const path = canonicalPath ?? place.path
  const search = canonicalSearch ?? new URLSearchParams()
  const address = (language: (typeof languages)[number]) => origin + urlOf({ language, path, search })
  const isListed = isFound && !route.isPersonal && !isHidden
  const imageUrl = image && (image.url.startsWith('/') ? origin + image.url : image.url)

  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {route.hasSecretUrl && <meta name="referrer" content="no-referrer" />}
      {isListed ? (
        <>
          <link rel="canonical" href={address(place.language)} />
          {languages.map(language => (
            <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('de')} />
          <meta property="og:url" content={address(place.language)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:type" content={kind} />
      <meta property="og:locale" content={place.language === 'de' ? 'de_AT' : 'en_GB'} />
      {description && <meta property="og:description" content={description} />}
      {imageUrl && <meta property="og:image" content={imageUrl} />}
      {image?.alt && <meta property="og:image:alt" content={image.alt} />}
      {items.map((item, at) => (
        <script key={at} type="application/ld+json">
          {scriptText({ '@context': 'https://schema.org', ...item })}
        </script>
      ))}
    </>
  )
}
