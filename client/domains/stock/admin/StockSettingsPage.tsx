import { FormattedMessage } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { StockSettingsPageQuery } from '../../../__generated__/StockSettingsPageQuery.graphql.ts'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { SectionEditor, type SectionValues } from '../../../adminKit/settings/SectionEditor.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { stockPath } from './stockPaths.ts'

interface StockSettingsForm {
  readonly tellsLowStock: boolean
}

const query = graphql`
  query StockSettingsPageQuery @preloadable {
    settingsSection(key: "stock") {
      ...SectionEditor_section
    }
  }
`

const names = { tellsLowStock: 'admin.stock.settings.tellsLowStock' } as const
const fields: readonly EditField<StockSettingsForm>[] = [
  {
    path: 'tellsLowStock',
    label: names.tellsLowStock,
    hint: 'admin.stock.settings.tellsLowStock.hint',
    control: { kind: 'switch' },
    isWide: true,
  },
]
const sections = [{ id: 'mails', title: 'admin.stock.settings.section', fields }] as const
const formOf = ({ tellsLowStock }: SectionValues): StockSettingsForm => ({ tellsLowStock: tellsLowStock === true })

function StockSettingsPage(props: PageProps<StockSettingsPageQuery>) {
  const { settingsSection: section } = usePreloadedQuery<StockSettingsPageQuery>(query, props.query)
  return (
    section && (
      <SectionEditor
        section={section}
        title="admin.stock.settings.title"
        formOf={formOf}
        sections={sections}
        changesOf={({ tellsLowStock }) => ({ tellsLowStock })}
        names={names}
        actions={
          <LinkButton look="quiet" size="small" to={stockPath}>
            <FormattedMessage id="admin.shell.stock" />
          </LinkButton>
        }
      />
    )
  )
}

/** What staff are told of the stock. */
export const page = definePage<StockSettingsPageQuery>({
  query,
  Component: StockSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
