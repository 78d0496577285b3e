import { FormattedMessage } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { MailSettingsPageQuery } from '../../../__generated__/MailSettingsPageQuery.graphql.ts'
import { EditInput } from '../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { SectionEditor } from '../../../adminKit/settings/SectionEditor.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import style from './Mailboxes.module.css'
import { Mailboxes } from './Mailboxes.tsx'
import {
  choiceFields,
  type MailForm,
  mailboxesField,
  mailChangesOf,
  mailFormOf,
  mailNames,
  senderFields,
} from './mailForm.ts'

const query = graphql`
  query MailSettingsPageQuery @preloadable {
    settingsSection(key: "mail") {
      ...SectionEditor_section
    }
  }
`

/** Which mails go by which mailbox, of those in the form. */
function Choices() {
  const { values } = useEditingContext<MailForm>()
  return (
    <div className={style.fields}>
      {choiceFields(values.mailboxes).map(field => (
        <EditInput key={field.path} {...(field as object)} path={field.path} />
      ))}
    </div>
  )
}

const sections = [
  { id: 'sender', title: 'settings.mail.section', fields: senderFields },
  { id: 'mailboxes', title: 'settings.mail.mailboxes', fields: [mailboxesField], children: <Mailboxes /> },
  { id: 'choices', title: 'settings.mail.choices', fields: choiceFields([]), children: <Choices /> },
] as const

function placeOf([field = '', ...rest]: readonly string[], { mailboxes }: MailForm): string | null {
  if (field.startsWith('password.')) {
    const at = mailboxes.findIndex(({ uuid }) => field === `password.${uuid}`)
    return at < 0 ? null : `mailboxes.${at}.password`
  }
  return field in mailNames ? [field, ...rest].join('.') : null
}

function MailSettingsPage(props: PageProps<MailSettingsPageQuery>) {
  const { settingsSection: section } = usePreloadedQuery<MailSettingsPageQuery>(query, props.query)
  return (
    section && (
      <SectionEditor
        section={section}
        title="settings.mail.title"
        note="settings.mail.note"
        formOf={mailFormOf}
        sections={sections}
        changesOf={mailChangesOf}
        placeOf={placeOf}
        names={mailNames}
        actions={
          <LinkButton look="quiet" size="small" to="/admincenter/outbox">
            <FormattedMessage id="admin.shell.outbox" />
          </LinkButton>
        }
      />
    )
  )
}

/** Who the shop's mails come from, and by which mailboxes they go. */
export const page = definePage<MailSettingsPageQuery>({
  query,
  Component: MailSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
