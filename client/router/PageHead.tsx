import { MachineHead } from './MachineHead.tsx'
import { useShown, useSite } from './RouterContext.ts'
import { pageTitle, whole } from './site.ts'

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
  /** Name and last part of the address of what feed readers may follow here, such as `turnier` of `/feed/turnier.xml`; an empty
   *  part for all posts. */
  feed?: { readonly title: string; readonly tag: string } | null
  /** Whoever made it wants no search engine to list it. */
  isHidden?: boolean
}

/** JSON that cannot end its script element, nor begin a comment in it. */
function scriptText(value: unknown): string {
  return whole(JSON.stringify(value))
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/**
 * Title and structured data of a page, and on the server all that machines read of it besides. React lifts these
 * elements into the head. Each page shows exactly one.
 */
export function PageHead(props: PageHeadProps) {
  const { place, route } = useShown()
  const site = useSite()
  return (
    <>
      <title>{pageTitle(site, place.path, route.layout, props.title)}</title>
      {route.hasSecretUrl && <meta name="referrer" content="no-referrer" />}
      {import.meta.env.SSR && <MachineHead {...props} />}
      {props.items?.map((item, at) => (
        <script key={at} type="application/ld+json">
          {scriptText({ '@context': 'https://schema.org', ...item })}
        </script>
      ))}
    </>
  )
}

/** The address of a page that was left is no longer that of the page: others would share or show it. */
export function forgetMachineHead(): void {
  const said =
    'link[rel=canonical],link[hreflang],link[rel=alternate],meta[property],meta[name=description],meta[name=robots]'
  for (const element of document.head.querySelectorAll(said)) element.remove()
}
