import { graphql, usePreloadedQuery } from 'react-relay'
import type { InvoicingSettingsPageQuery } from '../../../__generated__/InvoicingSettingsPageQuery.graphql.ts'
import { SectionEditor } from '../../../adminKit/settings/SectionEditor.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { changesOf, formOf, names, sections } from './settingsForm.ts'

const query = graphql`
  query InvoicingSettingsPageQuery @preloadable {
    settingsSection(key: "invoicing") {
      ...SectionEditor_section
    }
  }
`

function InvoicingSettingsPage(props: PageProps<InvoicingSettingsPageQuery>) {
  const { settingsSection } = usePreloadedQuery<InvoicingSettingsPageQuery>(query, props.query)
  return (
    settingsSection && (
      <SectionEditor
        section={settingsSection}
        title="invoicing.settings.title"
        note="invoicing.settings.note"
        formOf={formOf}
        sections={sections}
        changesOf={changesOf}
        names={names}
      />
    )
  )
}

/** When invoices are issued, and what they say of whoever issues them. */
export const page = definePage<InvoicingSettingsPageQuery>({
  query,
  Component: InvoicingSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
