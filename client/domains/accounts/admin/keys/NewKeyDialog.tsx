import { FormattedMessage, useIntl } from 'react-intl'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { TextField } from '../../../../ui/Field.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import style from './Keys.module.css'

/** Shows a new key, this once. */
export function NewKeyDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const intl = useIntl()
  const toasts = useToasts()
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'rights.keys.copied' }) })
  }
  return (
    <Dialog
      isOpen={secret !== null}
      isKept
      onClose={onClose}
      title={<FormattedMessage id="rights.keys.createdTitle" />}
      actions={
        <Button onClick={onClose}>
          <FormattedMessage id="rights.keys.done" />
        </Button>
      }
    >
      {secret !== null && (
        <div className={style.form}>
          <Notice tone="warn">
            <FormattedMessage id="rights.keys.createdText" />
          </Notice>
          <TextField
            label={<FormattedMessage id="rights.keys.secret" />}
            className={style.secret}
            value={secret}
            readOnly
            onFocus={event => event.target.select()}
          />
          {'clipboard' in navigator && (
            <div>
              <Button look="outline" onClick={() => void copy(secret)}>
                <FormattedMessage id="rights.keys.copy" />
              </Button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}
