import { graphql, usePreloadedQuery } from 'react-relay'
import type { OrderFieldsPageQuery } from '../../../__generated__/OrderFieldsPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { OrderFieldsEditor } from './OrderFieldsEditor.tsx'

const query = graphql`
  query OrderFieldsPageQuery @preloadable {
    settingsSection(key: "orderFields") {
      ...SectionEditor_section
    }
    orderFieldGroups {
      id
      title
    }
  }
`

function OrderFieldsPage(props: PageProps<OrderFieldsPageQuery>) {
  const { settingsSection: section, orderFieldGroups: groups } = usePreloadedQuery<OrderFieldsPageQuery>(
    query,
    props.query,
  )
  return section && <OrderFieldsEditor section={section} groups={groups} />
}

/** What buyers are asked of the whole order and of each line. */
export const page = definePage<OrderFieldsPageQuery>({
  query,
  Component: OrderFieldsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
