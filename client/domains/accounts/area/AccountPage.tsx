import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AccountPageQuery } from '../../../__generated__/AccountPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { AccountFrame } from './AccountFrame.tsx'

const query = graphql`
  query AccountPageQuery @preloadable {
    viewer {
      ...AccountFrame_viewer
    }
  }
`

function AccountPage(props: PageProps<AccountPageQuery>) {
  const { viewer } = usePreloadedQuery<AccountPageQuery>(query, props.query)
  const intl = useIntl()
  return (
    <AccountFrame viewer={viewer} title={intl.formatMessage({ id: 'account.overview.title' })}>
      <p className="lead">
        <FormattedMessage id="account.overview.lead" />
      </p>
    </AccountFrame>
  )
}

/** The account's first page: what happened lately, and the ways into its sections. */
export const page = definePage<AccountPageQuery>({ query, Component: AccountPage })
