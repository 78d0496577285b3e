import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { GroupCards_groups$key } from '../../../__generated__/GroupCards_groups.graphql.ts'
import { Link } from '../../../router/Link.tsx'
import { ChevronRightIcon } from '../../../ui/icons.tsx'
import style from './GroupCards.module.css'

export interface GroupCardsProps {
  /** Above them; empty: none. */
  title: string
  groups: GroupCards_groups$key
}

/** A card per group: title, sentence, picture, 'jetzt entdecken'. The whole card is one link. */
export function GroupCards(props: GroupCardsProps) {
  const groups = useFragment(
    graphql`
      fragment GroupCards_groups on ProductGroup @relay(plural: true) {
        id
        path
        title
        description
        image {
          id
          url(width: 480)
          srcSet(widths: [320, 480, 640, 960])
          alt
        }
      }
    `,
    props.groups,
  )
  const id = useId()
  return (
    <section aria-labelledby={props.title ? id : undefined}>
      {props.title && (
        <h2 id={id} className="h2">
          {props.title}
        </h2>
      )}
      <ul className={style.cards}>
        {groups.map(group => (
          <li key={group.id} className={style.card}>
            <div className={style.text}>
              <h3 className={style.title}>
                <Link to={group.path}>{group.title}</Link>
              </h3>
              {group.description && <p className={style.description}>{group.description}</p>}
              <span className={style.more} aria-hidden="true">
                <span>
                  <FormattedMessage id="catalogue.landing.discover" />
                </span>
                <ChevronRightIcon size={16} />
              </span>
            </div>
            {group.image && (
              <img
                className={style.picture}
                src={group.image.url}
                srcSet={group.image.srcSet}
                sizes="(width >= 1200px) 340px, (width >= 640px) 320px, 55vw"
                width={480}
                height={480}
                // The title beside it is not read twice.
                alt={group.image.alt === group.title ? '' : group.image.alt}
                loading="lazy"
                decoding="async"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
