import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from './Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'isWide'> {
  onConfirm: () => void
  /** What is done: 'löschen', 'verlassen'. */
  verb: ReactNode
  isDangerous?: boolean
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ onConfirm, verb, isDangerous, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button look="quiet" onClick={dialog.onClose}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button look={isDangerous ? 'danger' : 'primary'} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    />
  )
}
