import { FormattedMessage } from 'react-intl'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { Status } from '../../../../ui/Badge.tsx'
import { BeginButton, StandingName } from './StandingLine.tsx'
import style from './StandingPagesPage.module.css'
import { standingPages } from './standingPages.ts'

/** The standing pages that nobody began to write: visitors see them, so they stand where all pages do. */
export function UsualPages({ begun }: { begun: readonly (string | null | undefined)[] }) {
  const left = standingPages.filter(({ key }) => !begun.includes(key))
  if (left.length === 0) return null
  return (
    <Card id="standing" className={style.usual} title={<FormattedMessage id="site.standing.left" />}>
      <ul className={style.pages}>
        {left.map(({ key, title, path }) => (
          <li key={key} className={style.page}>
            <StandingName title={title} path={path} />
            <Status tone="neutral" isHollow>
              <FormattedMessage id="site.standing.byShop" />
            </Status>
            <BeginButton pageKey={key} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
