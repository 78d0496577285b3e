import { Fragment, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { EntryView_entry$key } from '../../../__generated__/EntryView_entry.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Link } from '../../../router/Link.tsx'
import { PageHead, type StructuredItem } from '../../../router/PageHead.tsx'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { catalogueBlocks } from '../../catalogue/blocks/blockViews.ts'
import { formBlocks } from '../../forms/blocks/blockViews.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import { pageViews } from '../blocks/pageViews.ts'
import { StaffLinks } from '../parts/StaffLinks.tsx'
import style from './EntryView.module.css'
import { entriesPath } from './entriesPath.ts'

/** Few pages have any. */
const EntryAttachments = onDemand(() => import('./EntryAttachments.tsx'))

const views = { ...pageViews, ...catalogueBlocks, ...formBlocks }

export interface EntryViewProps {
  entry: EntryView_entry$key
}

/** What an entry is called, when it was published or takes place, its blocks. A hero at its top says the title itself. */
export function EntryView(props: EntryViewProps) {
  const entry = useFragment(
    graphql`
      fragment EntryView_entry on Entry {
        id
        kind
        title
        description
        isIndexed
        managedId
        tags
        publishedOn
        startsAt
        endsAt
        place
        picture {
          url(width: 1280)
          alt
        }
        media {
          __typename
        }
        downloads {
          __typename
        }
        links {
          __typename
        }
        ...EntryAttachments_entry
        blocks {
          __typename
          ...Blocks_blocks
        }
      }
    `,
    props.entry,
  )
  const intl = useIntl()
  const { title, blocks } = entry
  const hasAttachments = entry.media.length + entry.downloads.length + entry.links.length > 0
  const isDated = entry.kind === 'POST' || entry.kind === 'EVENT'
  const isTitled = blocks[0]?.__typename !== 'HeroBlock'
  return (
    <article className={isTitled ? style.page : undefined}>
      <PageHead
        title={title}
        feed={entry.kind === 'POST' ? { title: intl.formatMessage({ id: 'site.posts' }), tag: '' } : null}
        description={entry.description}
        image={entry.picture}
        items={structuredItems(entry)}
        isHidden={!entry.isIndexed}
      />
      {isTitled && (
        <header className={`page ${style.head}`}>
          <Breadcrumbs
            crumbs={[
              ...(isDated
                ? [
                    {
                      title: intl.formatMessage({ id: entry.kind === 'EVENT' ? 'site.events' : 'site.posts' }),
                      path: entriesPath(entry.kind),
                    },
                  ]
                : []),
              { title },
            ]}
          />
          <h1 className="h1">{title}</h1>
          <EntryDates entry={entry} />
        </header>
      )}
      <Blocks blocks={blocks} views={views} isTitled={isTitled} />
      {!isTitled && isDated && (
        <div className={`page ${style.below}`}>
          <EntryDates entry={entry} />
        </div>
      )}
      {hasAttachments && (
        <Suspense>
          <EntryAttachments entry={entry} />
        </Suspense>
      )}
      <StaffLinks to={`/admincenter/pages/edit/${encodeURIComponent(entry.managedId)}`} />
    </article>
  )
}

interface Dated {
  readonly kind: string
  readonly publishedOn: string | null | undefined
  readonly startsAt: string | null | undefined
  readonly endsAt: string | null | undefined
  readonly place: string | null | undefined
  readonly tags: readonly string[]
}

function EntryDates({ entry }: { entry: Dated }) {
  const format = useFormat()
  const { kind, publishedOn, startsAt, endsAt, place, tags } = entry
  if (kind === 'EVENT' && startsAt)
    return (
      <p className={style.dates}>
        <time dateTime={startsAt}>{format.instant(startsAt)}</time>
        {endsAt && (
          <>
            {' – '}
            <time dateTime={endsAt}>{format.instant(endsAt)}</time>
          </>
        )}
        {place && `, ${place}`}
      </p>
    )
  if (kind !== 'POST' || !publishedOn) return null
  return (
    <p className={style.dates}>
      <time dateTime={publishedOn}>{format.day(publishedOn)}</time>
      {tags.map((tag, at) => (
        <Fragment key={tag}>
          {at === 0 ? ' · ' : ', '}
          <Link className="link" to={entriesPath('POST', tag)}>
            {tag}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}

/** What search engines are told of a post or an event. */
function structuredItems(entry: Dated & { readonly title: string }): readonly StructuredItem[] {
  const { kind, title, publishedOn, startsAt, endsAt, place } = entry
  if (kind === 'POST')
    return [{ '@type': 'Article', headline: title, ...(publishedOn && { datePublished: publishedOn }) }]
  if (kind !== 'EVENT' || !startsAt) return []
  return [
    {
      ...{ '@type': 'Event', name: title, startDate: startsAt },
      ...(endsAt && { endDate: endsAt }),
      ...(place && { location: { '@type': 'Place', name: place } }),
    },
  ]
}
