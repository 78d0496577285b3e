import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useSaveWishList } from '../mutations/useSaveWishList.ts'
import { listProblem } from '../parts/wishLists/listProblem.ts'

export interface NameDialogProps {
  isOpen: boolean
  /** Null: a new one. */
  list: { readonly id: string; readonly title: string | null | undefined } | null
  onClose: () => void
  onDone: (id: string) => void
}

/** Asks what a list is called. */
export function NameDialog({ isOpen, list, onClose, onDone }: NameDialogProps) {
  const form = useId()
  const [title, setTitle] = useState(list?.title ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [save, isSaving] = useSaveWishList()
  const submit = async () => {
    const { payload, refusals } = await save({ wishListId: list?.id ?? null, title })
    setProblem(refusals[0]?.code ?? null)
    if (!payload?.wishList) return
    onClose()
    onDone(payload.wishList.id)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isKept={title !== (list?.title ?? '')}
      title={<FormattedMessage id={list ? 'wishLists.renameTitle' : 'wishLists.newTitle'} />}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button type="submit" form={form} isBusy={isSaving}>
            <FormattedMessage id={list ? 'wishLists.rename' : 'wishLists.create'} />
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label={<FormattedMessage id="wishLists.name" />}
          hint={<FormattedMessage id="wishLists.nameHint" />}
          value={title}
          maxLength={60}
          autoComplete="off"
          error={problem && <FormattedMessage id={listProblem(problem)} />}
          onChange={event => {
            setTitle(event.target.value)
            setProblem(null)
          }}
        />
      </form>
    </Dialog>
  )
}
