import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useUndoAccountDeletion } from '../mutations/useUndoAccountDeletion.ts'

/** Keeps an account that was to be deleted. */
export function UndoDeletionButton() {
  const intl = useIntl()
  const { tell } = useToasts()
  const [undo, isPending] = useUndoAccountDeletion()
  const keep = async () => {
    const { isDone } = await undo()
    if (isDone) tell({ kind: 'success', title: intl.formatMessage({ id: 'account.deletion.undone' }) })
  }
  return (
    <Button look="outline" size="small" isBusy={isPending} onClick={keep}>
      <FormattedMessage id="account.deletion.undo" />
    </Button>
  )
}
