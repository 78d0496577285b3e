import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { Passkeys_security$data, Passkeys_security$key } from '../../../__generated__/Passkeys_security.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { KeyIcon } from '../../../ui/pageIcons.tsx'
import { useAddPasskey } from '../mutations/useAddPasskey.ts'
import { useRemovePasskey } from '../mutations/useRemovePasskey.ts'
import { useRenamePasskey } from '../mutations/useRenamePasskey.ts'
import { entry, useForm } from '../parts/useForm.ts'
import { PasswordAlone } from './PasswordAlone.tsx'
import { ProofDialog } from './ProofDialog.tsx'
import style from './Security.module.css'

type Passkey = Passkeys_security$data['passkeys'][number]

/** The passkeys of an account: to add, to rename, to remove. */
export function Passkeys(props: { security: Passkeys_security$key }) {
  const { passkeys, secondStepKinds, passwordSuffices, secondFactorSince } = useFragment(
    graphql`
      fragment Passkeys_security on Security {
        passkeys {
          id
          label
          createdAt
          lastUsed
        }
        secondStepKinds
        passwordSuffices
        secondFactorSince
      }
    `,
    props.security,
  )
  const intl = useIntl()
  const [isAdding, setAdding] = useState(false)
  const [add, isPending] = useAddPasskey()
  return (
    <section className={style.section} aria-labelledby="passkeys">
      <h2 id="passkeys" className="h3">
        <FormattedMessage id="account.security.passkeys.title" />
      </h2>
      <p className={style.text}>
        <FormattedMessage id="account.security.passkeys.lead" />
      </p>
      {passkeys.length > 0 && (
        <ul className={style.rows}>
          {passkeys.map(passkey => (
            <PasskeyRow key={passkey.id} passkey={passkey} kinds={secondStepKinds} />
          ))}
        </ul>
      )}
      {passkeys.length > 0 && !secondFactorSince && (
        <PasswordAlone suffices={passwordSuffices} kinds={secondStepKinds} />
      )}
      <div className={style.actions}>
        <Button look="quiet" icon={<KeyIcon />} onClick={() => setAdding(true)}>
          <FormattedMessage id="account.security.passkeys.add" />
        </Button>
      </div>
      <ProofDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        title={<FormattedMessage id="account.security.passkeys.add" />}
        verb={<FormattedMessage id="account.security.next" />}
        isBusy={isPending}
        label={{
          title: <FormattedMessage id="account.security.passkeys.label" />,
          value: intl.formatMessage({ id: 'account.security.passkeys.proposal' }),
        }}
        kinds={secondStepKinds}
        onProof={async (proof, label) => {
          const answer = await add({ ...proof, label })
          if (answer.isDone) setAdding(false)
          return answer
        }}
      >
        <FormattedMessage id="account.security.passkeys.addText" />
      </ProofDialog>
    </section>
  )
}

function PasskeyRow({ passkey, kinds }: { passkey: Passkey; kinds: readonly string[] }) {
  const { id, label, createdAt, lastUsed } = passkey
  const format = useFormat()
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null)
  const [remove, isRemoving] = useRemovePasskey()
  return (
    <li className={style.row}>
      <div className={style.what}>
        <strong>{label}</strong>
        <span>
          <FormattedMessage id="account.security.passkeys.since" values={{ day: format.day(createdAt) }} />
          {lastUsed && (
            <>
              {', '}
              <FormattedMessage id="account.security.passkeys.used" values={{ time: format.instant(lastUsed) }} />
            </>
          )}
        </span>
      </div>
      <div className={style.rowActions}>
        <Button look="text" onClick={() => setAsking('rename')}>
          <FormattedMessage id="account.security.passkeys.rename" />
          <span className="visually-hidden">{label}</span>
        </Button>
        <Button look="text" onClick={() => setAsking('remove')}>
          <FormattedMessage id="account.security.passkeys.remove" />
          <span className="visually-hidden">{label}</span>
        </Button>
      </div>
      <Dialog
        isOpen={asking === 'rename'}
        onClose={() => setAsking(null)}
        title={<FormattedMessage id="account.security.passkeys.renameTitle" />}
      >
        <RenameForm id={id} label={label} onClose={() => setAsking(null)} />
      </Dialog>
      <ProofDialog
        isOpen={asking === 'remove'}
        onClose={() => setAsking(null)}
        title={<FormattedMessage id="account.security.passkeys.removeTitle" values={{ label }} />}
        verb={<FormattedMessage id="account.security.passkeys.remove" />}
        isDangerous
        isBusy={isRemoving}
        kinds={kinds}
        onProof={proof => remove({ passkeyId: id, ...proof })}
      >
        <FormattedMessage id="account.security.passkeys.removeText" />
      </ProofDialog>
    </li>
  )
}

function RenameForm({ id, label, onClose }: { id: string; label: string; onClose: () => void }) {
  const [rename, isPending] = useRenamePasskey()
  const { form, onSubmit, field } = useForm(async entries => {
    const answer = await rename({ passkeyId: id, label: entry(entries, 'label') })
    if (answer.isDone) onClose()
    return answer
  })
  return (
    <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
      <TextField
        {...field('label')}
        label={<FormattedMessage id="account.security.passkeys.label" />}
        defaultValue={label}
        maxLength={60}
      />
      <div className={style.dialogActions}>
        <Button look="quiet" onClick={onClose}>
          <FormattedMessage id="ui.dialog.cancel" />
        </Button>
        <Button type="submit" isBusy={isPending}>
          <FormattedMessage id="account.security.passkeys.saveLabel" />
        </Button>
      </div>
    </form>
  )
}
