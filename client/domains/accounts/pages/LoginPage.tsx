import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { LoginPageQuery } from '../../../__generated__/LoginPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { Entrance } from '../parts/Entrance.tsx'
import { SignedIn } from '../parts/SignedIn.tsx'
import { SignInForm } from '../parts/SignInForm.tsx'
import { isOfAdmin, nextPath } from './nextPath.ts'

const query = graphql`
  query LoginPageQuery @preloadable {
    shop {
      name
    }
    viewer {
      wasIdle
    }
  }
`

function LoginPage(props: PageProps<LoginPageQuery>) {
  const { shop, viewer } = usePreloadedQuery<LoginPageQuery>(query, props.query)
  const intl = useIntl()
  const { account, isStaff } = useViewer()
  const next = nextPath(props.place.search.get('next'))
  return (
    <Entrance shopName={shop.name} title={intl.formatMessage({ id: 'accounts.signIn.title' })}>
      {account ? (
        <SignedIn account={account} wasRefused={!isStaff && isOfAdmin(next)} />
      ) : (
        <SignInForm next={next} wasIdle={viewer.wasIdle} />
      )}
    </Entrance>
  )
}

/** Signing in with e-mail address and password; afterwards on to where the visitor wanted to go. */
export const page = definePage<LoginPageQuery>({ query, Component: LoginPage })
