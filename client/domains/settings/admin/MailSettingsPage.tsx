import { FormattedMessage } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { MailSettingsPageQuery } from '../../../__generated__/MailSettingsPageQuery.graphql.ts'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { SectionEditor, type SectionValues } from '../../../adminKit/settings/SectionEditor.tsx'
import { textOf } from '../../../adminKit/settings/values.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { LinkButton } from '../../../ui/Button.tsx'

interface MailForm {
  readonly senderName: string
  readonly senderAddress: string
}

const query = graphql`
  query MailSettingsPageQuery @preloadable {
    settingsSection(key: "mail") {
      ...SectionEditor_section
    }
  }
`

const names = { senderName: 'settings.mail.senderName', senderAddress: 'settings.mail.senderAddress' } as const
const fields: readonly EditField<MailForm>[] = [
  {
    ...({ path: 'senderName', label: names.senderName, hint: 'settings.mail.senderName.hint' } as const),
    longest: 200,
  },
  {
    ...({ path: 'senderAddress', label: names.senderAddress, hint: 'settings.mail.senderAddress.hint' } as const),
    ...({ longest: 200, control: { kind: 'text', type: 'email' } } as const),
    check: ({ senderAddress }) =>
      senderAddress.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(senderAddress.trim())
        ? null
        : 'settings.mail.noAddress',
  },
]
const sections = [{ id: 'sender', title: 'settings.mail.section', fields }] as const
const formOf = ({ senderName, senderAddress }: SectionValues): MailForm => ({
  senderName: textOf(senderName),
  senderAddress: textOf(senderAddress),
})
const changesOf = ({ senderName, senderAddress }: MailForm) => ({
  senderName: senderName.trim() || null,
  senderAddress: senderAddress.trim() || null,
})

function MailSettingsPage(props: PageProps<MailSettingsPageQuery>) {
  const { settingsSection: section } = usePreloadedQuery<MailSettingsPageQuery>(query, props.query)
  return (
    section && (
      <SectionEditor
        section={section}
        title="settings.mail.title"
        note="settings.mail.note"
        formOf={formOf}
        sections={sections}
        changesOf={changesOf}
        placeOf={([field = '']) => (field in names ? field : null)}
        names={names}
        actions={
          <LinkButton look="quiet" size="small" to="/admincenter/outbox">
            <FormattedMessage id="admin.shell.outbox" />
          </LinkButton>
        }
      />
    )
  )
}

/** Who the shop's mails come from. */
export const page = definePage<MailSettingsPageQuery>({
  query,
  Component: MailSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
