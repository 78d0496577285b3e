import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../../router/Link.tsx'
import { PageHead } from '../../../router/PageHead.tsx'
import { LanguageSwitch } from '../../../ui/LanguageSwitch.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { SchemeSwitch } from '../../../ui/SchemeSwitch.tsx'
import style from './Entrance.module.css'
import { HallPicture } from './HallPicture.tsx'

export interface EntranceProps {
  shopName: string
  /** Of the browser's window. */
  title: string
  children: ReactNode
}

/** The pages before somebody is signed in: logo and switches, one form, the legal links, and the sports hall. */
export function Entrance({ shopName, title, children }: EntranceProps) {
  return (
    <div className={style.page}>
      <PageHead title={title} />
      <div className={style.column}>
        <div className={style.top}>
          <Logo name={shopName} />
          <div className={style.switches}>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
        </div>
        <div className={style.middle}>{children}</div>
        <ul className={style.legal}>
          <li>
            <Link to="/withdrawal">
              <FormattedMessage id="ui.legal.withdrawal" />
            </Link>
          </li>
          <li>
            <Link to="/Imprint">
              <FormattedMessage id="ui.legal.imprint" />
            </Link>
          </li>
          <li>
            <Link to="/Privacy">
              <FormattedMessage id="ui.legal.privacy" />
            </Link>
          </li>
          <li>
            <Link to="/Agb">
              <FormattedMessage id="ui.legal.terms" />
            </Link>
          </li>
        </ul>
      </div>
      <HallPicture />
    </div>
  )
}
