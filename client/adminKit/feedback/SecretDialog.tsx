import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../intl/messageIds.ts'
import { Notice } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useToasts } from '../../ui/Toasts.tsx'
import style from './SecretDialog.module.css'

export interface SecretDialogProps {
  /** Open while there is one. */
  secret: string | null
  onClose: () => void
  title: MessageId
  label: MessageId
}

/** Shows a new key or secret, this once. */
export function SecretDialog({ secret, onClose, title, label }: SecretDialogProps) {
  const intl = useIntl()
  const toasts = useToasts()
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.secret.copied' }) })
  }
  return (
    <Dialog
      isOpen={secret !== null}
      isKept
      onClose={onClose}
      title={<FormattedMessage id={title} />}
      actions={
        <Button onClick={onClose}>
          <FormattedMessage id="admin.secret.done" />
        </Button>
      }
    >
      {secret !== null && (
        <div className={style.form}>
          <Notice tone="warn">
            <FormattedMessage id="admin.secret.once" />
          </Notice>
          <TextField
            label={<FormattedMessage id={label} />}
            className={style.secret}
            value={secret}
            readOnly
            onFocus={event => event.target.select()}
          />
          {'clipboard' in navigator && (
            <div>
              <Button look="outline" onClick={() => void copy(secret)}>
                <FormattedMessage id="admin.secret.copy" />
              </Button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}
