import { graphql, usePreloadedQuery } from 'react-relay'
import type { PaymentSettingsPageQuery } from '../../../../__generated__/PaymentSettingsPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { PaymentEditor } from './PaymentEditor.tsx'

const query = graphql`
  query PaymentSettingsPageQuery @preloadable {
    settingsSection(key: "payment") {
      ...SectionEditor_section
    }
  }
`

function PaymentSettingsPage(props: PageProps<PaymentSettingsPageQuery>) {
  const { settingsSection: section } = usePreloadedQuery<PaymentSettingsPageQuery>(query, props.query)
  return section && <PaymentEditor section={section} />
}

/** How orders can be paid: order, limits and countries of each way. */
export const page = definePage<PaymentSettingsPageQuery>({
  query,
  Component: PaymentSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
