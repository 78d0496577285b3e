import { graphql, useFragment } from 'react-relay'
import type { EntryList_entries$key } from '../../../__generated__/EntryList_entries.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Link } from '../../../router/Link.tsx'
import { StaffLinks } from '../parts/StaffLinks.tsx'
import { BlockPicture } from './BlockPicture.tsx'
import style from './rare/rare.module.css'
import type { Share } from './sizes.ts'

export interface EntryListProps {
  entries: EntryList_entries$key
  look: 'CARDS' | 'LIST'
  /** Of the page's width. */
  share: Share
  level?: 2 | 3
}

/** Posts or events: as cards with their pictures, or one below the other with their dates in front. */
export function EntryList({ look, share, level = 3, ...props }: EntryListProps) {
  const entries = useFragment(
    graphql`
      fragment EntryList_entries on Entry @relay(plural: true) {
        id
        managedId
        kind
        path
        title
        description
        publishedOn
        startsAt
        place
        picture {
          ...BlockPicture_picture
        }
      }
    `,
    props.entries,
  )
  const Title = level === 2 ? 'h2' : 'h3'
  const isList = look === 'LIST'
  // From 640 px to 800 px there is one beside each other, from 1024 px to 1200 px two.
  const third = { xs: share.xs, md: share.md, lg: share.lg / 2 }
  return (
    <ul className={isList ? style.lines : style.cards}>
      {entries.map(entry => {
        const { title, path, description, place, picture } = entry
        const words = (
          <>
            <Title>{path ? <Link to={path}>{title}</Link> : title}</Title>
            {place && <p>{place}</p>}
            {description && <p>{description}</p>}
            <StaffLinks to={`/admincenter/pages/edit/${encodeURIComponent(entry.managedId)}`} name={title} />
          </>
        )
        return isList ? (
          <li key={entry.id} className={style.line}>
            <EntryDate {...entry} />
            <div>{words}</div>
          </li>
        ) : (
          <li key={entry.id} className={style.card}>
            {picture && <BlockPicture picture={picture} ratio="WIDE" share={third} />}
            <EntryDate {...entry} />
            {words}
          </li>
        )
      })}
    </ul>
  )
}

interface EntryDateProps {
  kind: string
  publishedOn: string | null | undefined
  startsAt: string | null | undefined
}

/** When an event begins, or when something was published. */
function EntryDate({ kind, publishedOn, startsAt }: EntryDateProps) {
  const format = useFormat()
  if (startsAt && kind === 'EVENT') return <time dateTime={startsAt}>{format.instant(startsAt)}</time>
  return publishedOn ? <time dateTime={publishedOn}>{format.day(publishedOn)}</time> : <span />
}
