import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { DataPageQuery } from '../../../__generated__/DataPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { AccountFrame } from '../../accounts/parts/AccountFrame.tsx'
import style from './DataPage.module.css'
import { DeletionSection } from './DeletionSection.tsx'
import { ExportSection } from './ExportSection.tsx'

const query = graphql`
  query DataPageQuery @preloadable {
    viewer {
      ...AccountFrame_viewer
      account {
        ...ExportSection_account
        ...DeletionSection_account
      }
    }
  }
`

function DataPage(props: PageProps<DataPageQuery>) {
  const { viewer } = usePreloadedQuery<DataPageQuery>(query, props.query)
  const intl = useIntl()
  return (
    <AccountFrame
      viewer={viewer}
      title={intl.formatMessage({ id: 'account.data.title' })}
      lead={<FormattedMessage id="account.data.lead" />}
    >
      {viewer.account && (
        <div className={style.sections}>
          <ExportSection account={viewer.account} secret={props.place.params.secret ?? null} />
          <DeletionSection account={viewer.account} />
        </div>
      )}
    </AccountFrame>
  )
}

/** A copy of all that is kept about a person, and the end of their account. */
export const page = definePage<DataPageQuery>({ query, Component: DataPage })
