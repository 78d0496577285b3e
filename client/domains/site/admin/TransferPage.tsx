import { graphql, usePreloadedQuery } from 'react-relay'
import type { TransferPageQuery } from '../../../__generated__/TransferPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Transfer } from './Transfer.tsx'

const query = graphql`
  query TransferPageQuery @preloadable {
    settingsFile
  }
`

function TransferPage(props: PageProps<TransferPageQuery>) {
  const { settingsFile } = usePreloadedQuery<TransferPageQuery>(query, props.query)
  return <Transfer file={settingsFile} />
}

/** All settings as a file, and back. */
export const page = definePage<TransferPageQuery>({ query, Component: TransferPage })
