import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { LoginPageQuery } from '../../../__generated__/LoginPageQuery.graphql.ts'
import { Link } from '../../../router/Link.tsx'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { LanguageSwitch } from '../../../shell/LanguageSwitch.tsx'
import { Logo } from '../../../shell/Logo.tsx'
import { SchemeSwitch } from '../../../shell/SchemeSwitch.tsx'
import { useViewer } from '../../../shell/Viewer.tsx'
import { HallPicture } from '../parts/HallPicture.tsx'
import { SignedIn } from '../parts/SignedIn.tsx'
import { SignInForm } from '../parts/SignInForm.tsx'
import style from './LoginPage.module.css'
import { nextPath } from './nextPath.ts'

const query = graphql`
  query LoginPageQuery @preloadable {
    shop {
      name
    }
  }
`

function LoginPage(props: PageProps<LoginPageQuery>) {
  const { shop } = usePreloadedQuery<LoginPageQuery>(query, props.query)
  const intl = useIntl()
  const { account } = useViewer()
  return (
    <div className={style.page}>
      <PageHead title={intl.formatMessage({ id: 'accounts.signIn.title' })} />
      <div className={style.column}>
        <div className={style.top}>
          <Logo name={shop.name} />
          <div className={style.switches}>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
        </div>
        <div className={style.middle}>
          {account ? <SignedIn account={account} /> : <SignInForm next={nextPath(props.place.search.get('next'))} />}
        </div>
        <ul className={style.legal}>
          <li>
            <Link to="/Imprint">
              <FormattedMessage id="shell.footer.imprint" />
            </Link>
          </li>
          <li>
            <Link to="/Privacy">
              <FormattedMessage id="shell.footer.privacy" />
            </Link>
          </li>
          <li>
            <Link to="/Agb">
              <FormattedMessage id="shell.footer.terms" />
            </Link>
          </li>
        </ul>
      </div>
      <HallPicture />
    </div>
  )
}

/** Signing in with e-mail address and password; afterwards on to where the visitor wanted to go. */
export const page = definePage<LoginPageQuery>({ query, Component: LoginPage })
