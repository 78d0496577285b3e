import { FormattedMessage } from 'react-intl'
import { Link } from '../router/Link.tsx'
import style from './LegalLinks.module.css'

/** The pages that the law wants within reach of every page, the withdrawal first. */
export function LegalLinks() {
  return (
    <ul className={style.links}>
      <li>
        <Link to="/withdrawal">
          <FormattedMessage id="shell.footer.withdrawal" />
        </Link>
      </li>
      <li>
        <Link to="/Agb">
          <FormattedMessage id="shell.footer.terms" />
        </Link>
      </li>
      <li>
        <Link to="/Privacy">
          <FormattedMessage id="shell.footer.privacy" />
        </Link>
      </li>
      <li>
        <Link to="/Imprint">
          <FormattedMessage id="shell.footer.imprint" />
        </Link>
      </li>
    </ul>
  )
}
