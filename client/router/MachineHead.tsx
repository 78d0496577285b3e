import type { Language } from '../intl/languages.ts'
import { feedFormats, feedPath } from './feeds.ts'
import type { PageHeadProps } from './PageHead.tsx'
import { localized, urlOf } from './place.ts'
import { useOrigin, useShown, useSite } from './RouterContext.ts'
import { pageTitle, whole } from './site.ts'

/**
 * What of a page search engines and previews elsewhere read: canonical and alternate addresses, description, Open
 * Graph. They load documents, so the server alone says it, and its code is none of the browser's.
 */
export function MachineHead(props: PageHeadProps) {
  const { canonicalPath, canonicalSearch, kind = 'website', isHidden = false } = props
  const { place, route, isFound } = useShown()
  const site = useSite()
  const isStart = place.path === '/'
  const isOfStaff = route.layout === 'admin'
  const said = isStart ? (site.description ?? props.description) : props.description
  const description = said && whole(said)
  const here = useOrigin()
  const origin = site.origin || here
  const path = canonicalPath ?? place.path
  const search = canonicalSearch ?? new URLSearchParams()
  const address = (language: Language) => origin + urlOf({ language, path, search }, site.addresses)
  const isListed = isFound && !route.isPersonal && site.isIndexed && !isHidden
  const image =
    site.previews.find(each => each.route === path)?.picture ?? props.image ?? (isOfStaff ? null : site.image)
  const imageUrl = image && (image.url.startsWith('/') ? origin + image.url : image.url)
  const imageText = image && 'alt' in image ? image.alt : null

  return (
    <>
      {description && <meta name="description" content={description} />}
      {isListed ? (
        <>
          <link rel="canonical" href={address(place.language)} />
          {site.languages.map(language => (
            <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(site.defaultLanguage)} />
          <meta property="og:url" content={address(place.language)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {props.feed &&
        feedFormats.map(([format, type]) => (
          <link
            key={format}
            rel="alternate"
            type={type}
            title={props.feed?.title}
            href={localized(feedPath(format, props.feed?.tag ?? ''), place.language, site.addresses)}
          />
        ))}
      <meta property="og:title" content={pageTitle(site, place.path, route.layout, props.title)} />
      <meta property="og:type" content={kind} />
      <meta property="og:locale" content={place.language === 'de' ? 'de_AT' : 'en_GB'} />
      {description && <meta property="og:description" content={description} />}
      {imageUrl && <meta property="og:image" content={imageUrl} />}
      {imageText && <meta property="og:image:alt" content={imageText} />}
      {isStart && <StartHead />}
    </>
  )
}

/** What search engines look for on the start page alone. */
function StartHead() {
  const { keywords, author, fbLikeUrl, verifications } = useSite()
  return (
    <>
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {author && <meta name="author" content={author} />}
      {fbLikeUrl && <meta property="article:publisher" content={fbLikeUrl} />}
      {verifications.map(({ name, content }) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  )
}
