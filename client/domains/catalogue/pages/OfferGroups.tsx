import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OfferGroups_groups$key } from '../../../__generated__/OfferGroups_groups.graphql.ts'
import { Link } from '../../../router/Link.tsx'
import { ChevronRightIcon } from '../../../ui/icons.tsx'
import style from './OfferGroups.module.css'

export interface OfferGroupsProps {
  groups: OfferGroups_groups$key
}

/** A section for each group that is on sale: its title, how much of it is reduced, its picture. Nothing where there is none. */
export function OfferGroups(props: OfferGroupsProps) {
  const groups = useFragment(
    graphql`
      fragment OfferGroups_groups on GroupOnSale @relay(plural: true) {
        reducedCount
        group {
          id
          path
          title
          productCount
          image {
            id
            url(width: 480)
            srcSet(widths: [320, 480, 640])
            alt
          }
        }
      }
    `,
    props.groups,
  )
  if (groups.length === 0) return null
  return (
    <div className={style.groups}>
      {groups.map(({ reducedCount, group }, at) => (
        <section key={group.id} className={style.group} aria-labelledby={`offers-${at}`}>
          <div className={style.text}>
            <h2 id={`offers-${at}`} className={style.title}>
              <Link to={group.path}>{group.title}</Link>
            </h2>
            <p className={style.reduced}>
              {reducedCount === group.productCount ? (
                <FormattedMessage id="catalogue.specials.allReduced" values={{ count: reducedCount }} />
              ) : (
                <FormattedMessage
                  id="catalogue.specials.someReduced"
                  values={{ count: reducedCount, all: group.productCount }}
                />
              )}
            </p>
            <span className={style.more} aria-hidden="true">
              <FormattedMessage id="catalogue.landing.discover" />
              <ChevronRightIcon size={16} />
            </span>
          </div>
          {group.image && (
            <img
              className={style.picture}
              src={group.image.url}
              srcSet={group.image.srcSet}
              sizes="(width >= 768px) 240px, 40vw"
              width={480}
              height={480}
              // The title beside it is not read twice.
              alt={group.image.alt === group.title ? '' : group.image.alt}
              decoding="async"
            />
          )}
        </section>
      ))}
    </div>
  )
}
