import { FormattedMessage, useIntl } from 'react-intl'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useConfirmTotp } from '../mutations/useConfirmTotp.ts'
import { entry, useForm } from '../parts/useForm.ts'
import style from './Security.module.css'

/** A key that an authenticator app has not confirmed yet. */
export interface NewKey {
  readonly secret: string
  readonly url: string
  readonly qrCode: { readonly size: number; readonly path: string }
}

export interface TotpDialogProps {
  newKey: NewKey | null
  onClose: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** The new key as QR code and as text, and the first code of it. */
export function TotpDialog({ newKey, onClose, onDone }: TotpDialogProps) {
  return (
    <Dialog
      isOpen={newKey !== null}
      onClose={onClose}
      title={<FormattedMessage id="account.security.secondFactor.scanTitle" />}
    >
      {newKey && <TotpForm newKey={newKey} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}

function TotpForm({ newKey, onClose, onDone }: TotpDialogProps & { newKey: NewKey }) {
  const intl = useIntl()
  const [confirm, isPending] = useConfirmTotp()
  const { form, general, onSubmit, field } = useForm(async entries => {
    const answer = await confirm(entry(entries, 'code'))
    if (answer.isDone && answer.payload) onDone(answer.payload.recoveryCodes)
    return answer
  })
  const { qrCode, secret, url } = newKey
  return (
    <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
      <p>
        <FormattedMessage id="account.security.secondFactor.scan" />
      </p>
      <svg
        className={style.qr}
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={intl.formatMessage({ id: 'account.security.secondFactor.qr' })}
      >
        <path fill="#fff" d={`M0 0h${qrCode.size}v${qrCode.size}H0z`} />
        <path fill="#000" d={qrCode.path} />
      </svg>
      <p className={style.key}>
        <FormattedMessage
          id="account.security.secondFactor.key"
          values={{ key: <code key="key">{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code> }}
        />{' '}
        <a className="link" href={url}>
          <FormattedMessage id="account.security.secondFactor.open" />
        </a>
      </p>
      {general.map(({ text, values }) => (
        <Notice key={text} tone="danger" isUrgent>
          <FormattedMessage id={text} values={values} />
        </Notice>
      ))}
      <TextField
        {...field('code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        label={<FormattedMessage id="accounts.secondStep.code" />}
      />
      <div className={style.dialogActions}>
        <Button look="quiet" onClick={onClose}>
          <FormattedMessage id="ui.dialog.cancel" />
        </Button>
        <Button type="submit" isBusy={isPending}>
          <FormattedMessage id="account.security.secondFactor.confirm" />
        </Button>
      </div>
    </form>
  )
}
