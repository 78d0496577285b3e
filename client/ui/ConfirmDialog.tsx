import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from './Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'isWide'> {
  onConfirm: () => void
  /** What is done: 'löschen', 'verlassen'. */
  verb: ReactNode
  isDangerous?: boolean
}

/** Asks before something that cannot be taken back. Enter does it; where it is dangerous, Enter cancels. */
export function ConfirmDialog({ onConfirm, verb, isDangerous, ...dialog }: ConfirmDialogProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (dialog.isOpen) first.current?.focus()
  }, [dialog.isOpen])
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button ref={isDangerous ? first : undefined} look="quiet" onClick={dialog.onClose}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button ref={isDangerous ? undefined : first} look={isDangerous ? 'danger' : 'primary'} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    />
  )
}
