import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { Hero_groups$key } from '../../../__generated__/Hero_groups.graphql.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { CourtLines } from './CourtLines.tsx'
import style from './Hero.module.css'
import { KitPicture } from './KitPicture.tsx'

export interface HeroProps {
  groups: Hero_groups$key
}

/** A title within an English phrase ('Shop jerseys'); German nouns keep their capital, and so do abbreviations. */
const midSentence = (title: string, locale: string) =>
  locale === 'de-DE' ? title : title.replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase())

/** The hall floor with a team's kit laid out on it, and the way to the jerseys. */
export function Hero(props: HeroProps) {
  const groups = useFragment(
    graphql`
      fragment Hero_groups on ProductGroup @relay(plural: true) {
        path
        title
      }
    `,
    props.groups,
  )
  const intl = useIntl()
  const [first] = groups
  const last = groups.length > 1 ? groups.at(-1) : undefined
  return (
    <section className={style.hero}>
      <CourtLines className={style.lines} />
      <div className={`page ${style.inner}`}>
        <div className={style.text}>
          <h1 className={style.title}>
            <FormattedMessage id="catalogue.hero.title" />
          </h1>
          <p className={style.lead}>
            <FormattedMessage id="catalogue.hero.lead" />
          </p>
          <div className={style.actions}>
            {first && (
              <LinkButton to={first.path} className={style.first}>
                <FormattedMessage
                  id="catalogue.hero.discover"
                  values={{ group: midSentence(first.title, intl.locale) }}
                />
              </LinkButton>
            )}
            {last && (
              <LinkButton to={last.path} className={style.second}>
                <FormattedMessage id="catalogue.hero.equip" />
              </LinkButton>
            )}
          </div>
        </div>
        <div className={style.kit}>
          <KitPicture className={style.picture} alt={intl.formatMessage({ id: 'catalogue.hero.picture' })} />
        </div>
      </div>
    </section>
  )
}
