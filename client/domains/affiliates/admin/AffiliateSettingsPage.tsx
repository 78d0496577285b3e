import { useMemo } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AffiliateSettingsPageQuery } from '../../../__generated__/AffiliateSettingsPageQuery.graphql.ts'
import type { PageSection } from '../../../adminKit/edit/EditPage.tsx'
import type { Message } from '../../../adminKit/edit/fields.ts'
import { SectionEditor } from '../../../adminKit/settings/SectionEditor.tsx'
import { textOf, type Values } from '../../../adminKit/settings/values.ts'
import { definePage, type PageProps } from '../../../router/route.ts'

interface SettingsForm {
  readonly waitDays: string
}

/** Days of the withdrawal period. */
const withdrawalDays = 14
const mostDays = 365

const query = graphql`
  query AffiliateSettingsPageQuery @preloadable {
    settingsSection(key: "affiliates") {
      ...SectionEditor_section
    }
  }
`

const names = { waitDays: 'affiliates.settings.waitDays' } as const satisfies Readonly<Record<string, Message>>
const daysOf = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null)
const formOf = (values: Values): SettingsForm => ({
  waitDays: textOf(values.waitDays) || String(values.waitDays ?? ''),
})
const changesOf = ({ waitDays }: SettingsForm) => ({ waitDays: daysOf(waitDays) })

function AffiliateSettingsPage(props: PageProps<AffiliateSettingsPageQuery>) {
  const { settingsSection } = usePreloadedQuery<AffiliateSettingsPageQuery>(query, props.query)
  const sections = useMemo(
    (): readonly PageSection<SettingsForm>[] => [
      {
        id: 'payouts',
        title: 'affiliates.settings.section',
        fields: [
          {
            path: 'waitDays',
            label: names.waitDays,
            hint: 'affiliates.settings.waitDaysHint',
            control: { kind: 'text', inputMode: 'numeric' },
            longest: 3,
            isRequired: true,
            isWide: true,
            check: ({ waitDays }) => {
              const days = daysOf(waitDays)
              return days === null || days > mostDays ? 'affiliates.settings.waitDaysWrong' : null
            },
            warn: ({ waitDays }) =>
              (daysOf(waitDays) ?? withdrawalDays) < withdrawalDays ? 'affiliates.settings.waitDaysShort' : null,
          },
        ],
      },
    ],
    [],
  )
  return (
    settingsSection && (
      <SectionEditor
        section={settingsSection}
        title="affiliates.settings.title"
        note="affiliates.settings.note"
        formOf={formOf}
        sections={sections}
        changesOf={changesOf}
        names={names}
      />
    )
  )
}

/** What holds for all partners: when their commissions are due. */
export const page = definePage<AffiliateSettingsPageQuery>({
  query,
  Component: AffiliateSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
