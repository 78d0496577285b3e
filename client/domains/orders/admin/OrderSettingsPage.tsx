import { FormattedMessage } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { OrderSettingsPageQuery } from '../../../__generated__/OrderSettingsPageQuery.graphql.ts'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { SectionEditor, type SectionValues } from '../../../adminKit/settings/SectionEditor.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { ordersPath } from './ordersPath.ts'

interface OrderForm {
  readonly cancelUnpaidAfterDays: string
}

const query = graphql`
  query OrderSettingsPageQuery @preloadable {
    settingsSection(key: "orders") {
      ...SectionEditor_section
    }
  }
`

const mostDays = 365
const names = { cancelUnpaidAfterDays: 'admin.orders.settings.cancelUnpaid' } as const
const fields: readonly EditField<OrderForm>[] = [
  {
    path: 'cancelUnpaidAfterDays',
    label: names.cancelUnpaidAfterDays,
    hint: 'admin.orders.settings.cancelUnpaid.hint',
    control: { kind: 'text', inputMode: 'numeric' },
    longest: 3,
    isRequired: true,
    check: ({ cancelUnpaidAfterDays: days }) =>
      /^\d{1,3}$/.test(days.trim()) && Number(days) <= mostDays
        ? null
        : { id: 'admin.orders.settings.range', values: { highest: mostDays } },
  },
]
const sections = [{ id: 'unpaid', title: 'admin.orders.settings.section', fields }] as const
const formOf = ({ cancelUnpaidAfterDays }: SectionValues): OrderForm => ({
  cancelUnpaidAfterDays: String(cancelUnpaidAfterDays ?? ''),
})

function OrderSettingsPage(props: PageProps<OrderSettingsPageQuery>) {
  const { settingsSection: section } = usePreloadedQuery<OrderSettingsPageQuery>(query, props.query)
  return (
    section && (
      <SectionEditor
        section={section}
        title="admin.orders.settings.title"
        formOf={formOf}
        sections={sections}
        changesOf={({ cancelUnpaidAfterDays }) => ({ cancelUnpaidAfterDays: Number(cancelUnpaidAfterDays) })}
        names={names}
        actions={
          <LinkButton look="quiet" size="small" to={ordersPath}>
            <FormattedMessage id="admin.shell.orders" />
          </LinkButton>
        }
      />
    )
  )
}

/** What becomes of orders that nobody pays. */
export const page = definePage<OrderSettingsPageQuery>({
  query,
  Component: OrderSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
