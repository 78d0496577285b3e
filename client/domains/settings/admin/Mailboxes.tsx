import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import style from './Mailboxes.module.css'
import { type MailForm, newMailbox } from './mailForm.ts'
import { TestMailboxDialog } from './TestMailboxDialog.tsx'

const mostMailboxes = 10

const security = {
  kind: 'choice',
  options: [
    { value: 'tls', label: 'settings.mail.tls.tls' },
    { value: 'starttls', label: 'settings.mail.tls.starttls' },
    { value: 'none', label: 'settings.mail.tls.none' },
  ],
} as const

function Mailbox({ at, onTest }: { at: number; onTest: () => void }) {
  const intl = useIntl()
  const { values, remove, changed, isReadOnly } = useEditingContext<MailForm>()
  const { name, hasPassword } = values.mailboxes[at]!
  const path = (field: string) => `mailboxes.${at}.${field}`
  const title = name.trim() || intl.formatMessage({ id: 'settings.mail.newMailbox' })
  const isSaved = !changed.some(each => each.startsWith('mailboxes'))
  return (
    <fieldset className={style.mailbox}>
      <legend className={style.title}>{title}</legend>
      <div className={style.fields}>
        <EditInput
          path={path('name')}
          label="settings.mail.name"
          hint="settings.mail.name.hint"
          longest={200}
          isRequired
        />
        <EditInput
          path={path('senderAddress')}
          label="settings.mail.senderAddress"
          control={{ kind: 'text', type: 'email' }}
          longest={200}
          isRequired
        />
        <EditInput
          path={path('senderName')}
          label="settings.mail.senderName"
          hint="settings.mail.boxSenderName.hint"
          longest={200}
        />
        <EditInput
          path={path('replyTo')}
          label="settings.mail.replyTo"
          hint="settings.mail.replyTo.hint"
          control={{ kind: 'text', type: 'email' }}
          longest={200}
        />
        <EditInput
          path={path('host')}
          label="settings.mail.host"
          hint="settings.mail.host.hint"
          longest={200}
          isRequired
        />
        <EditInput
          path={path('port')}
          label="settings.mail.port"
          hint="settings.mail.port.hint"
          control={{ kind: 'text', inputMode: 'numeric' }}
          longest={5}
          isRequired
        />
        <EditInput path={path('tls')} label="settings.mail.tls" control={security} />
        <EditInput path={path('user')} label="settings.mail.user" hint="settings.mail.user.hint" longest={200} />
        <EditInput
          className={style.alone}
          path={path('password')}
          label="settings.mail.password"
          hint={hasPassword ? 'settings.mail.password.set' : 'settings.mail.password.hint'}
          control={{ kind: 'text', type: 'password' }}
          longest={2000}
        />
        <EditInput
          path={path('perHour')}
          label="settings.mail.perHour"
          hint="settings.mail.limit.hint"
          control={{ kind: 'text', inputMode: 'numeric' }}
          longest={5}
        />
        <EditInput
          path={path('perDay')}
          label="settings.mail.perDay"
          control={{ kind: 'text', inputMode: 'numeric' }}
          longest={5}
        />
        <EditInput
          path={path('signature.de')}
          label="settings.mail.signature.de"
          hint="settings.mail.signature.hint"
          control={{ kind: 'area', rows: 3, lang: 'de' }}
          longest={2000}
        />
        <EditInput
          path={path('signature.en')}
          label="settings.mail.signature.en"
          control={{ kind: 'area', rows: 3, lang: 'en' }}
          longest={2000}
        />
      </div>
      {!isReadOnly && (
        <div className={style.ways}>
          <Button look="outline" size="small" disabled={!isSaved} onClick={onTest}>
            <FormattedMessage id="settings.mail.test" />
          </Button>
          {!isSaved && (
            <span className={style.words}>
              <FormattedMessage id="settings.mail.test.saveFirst" />
            </span>
          )}
          <Button look="quiet" size="tiny" onClick={() => remove('mailboxes', at)}>
            <FormattedMessage id="settings.mail.remove" />
            <span className="visually-hidden">{` ${title}`}</span>
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** The shop's mailboxes, each in full; without one mails go by the server of the environment. */
export function Mailboxes() {
  const { values, set, insert, isReadOnly } = useEditingContext<MailForm>()
  const [tested, setTested] = useState<string | null>(null)
  const { mailboxes } = values
  const add = () => {
    const box = newMailbox()
    insert('mailboxes', box)
    // With the first one, mails go by it.
    if (mailboxes.length === 0) set('defaultMailbox', box.uuid)
  }
  return (
    <div className={style.all}>
      <p className={style.words}>
        <FormattedMessage
          id={mailboxes.length === 0 ? 'settings.mail.mailboxes.none' : 'settings.mail.mailboxes.hint'}
        />
      </p>
      {mailboxes.map(({ uuid }, at) => (
        <Mailbox key={uuid} at={at} onTest={() => setTested(uuid)} />
      ))}
      {!isReadOnly && (
        <div className={style.ways}>
          {mailboxes.length < mostMailboxes && (
            <Button look="outline" size="small" icon={<PlusIcon size={16} />} onClick={add}>
              <FormattedMessage id="settings.mail.add" />
            </Button>
          )}
          {mailboxes.length === 0 && (
            <Button look="quiet" size="small" onClick={() => setTested('')}>
              <FormattedMessage id="settings.mail.testUsual" />
            </Button>
          )}
        </div>
      )}
      {tested !== null && <TestMailboxDialog mailbox={tested || null} onClose={() => setTested(null)} />}
    </div>
  )
}
