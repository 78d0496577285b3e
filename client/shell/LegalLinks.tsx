import { FormattedMessage } from 'react-intl'
import { Link } from '../router/Link.tsx'
import { ConsentLink } from './consent/ConsentLink.tsx'
import style from './LegalLinks.module.css'

/** The pages that the law wants within reach of every page, the withdrawal first. */
export function LegalLinks() {
  return (
    <ul className={style.links}>
      <li>
        <Link to="/withdrawal">
          <FormattedMessage id="ui.legal.withdrawal" />
        </Link>
      </li>
      <li>
        <Link to="/Agb">
          <FormattedMessage id="ui.legal.terms" />
        </Link>
      </li>
      <li>
        <Link to="/Privacy">
          <FormattedMessage id="ui.legal.privacy" />
        </Link>
      </li>
      <li>
        <Link to="/Imprint">
          <FormattedMessage id="ui.legal.imprint" />
        </Link>
      </li>
      <ConsentLink />
    </ul>
  )
}
