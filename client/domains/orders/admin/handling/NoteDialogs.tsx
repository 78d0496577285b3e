import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { AddOrderNoteInput as accepted } from '../../../../schema/accepted.ts'
import { useAddOrderNote } from '../../mutations/useAddOrderNote.ts'
import { useChangeOrderNote } from '../../mutations/useChangeOrderNote.ts'
import { useDeleteOrderNote } from '../../mutations/useDeleteOrderNote.ts'
import type { OrderDialogProps } from './dialogs.ts'
import { useOrderDone } from './useOrderDone.ts'

const fields: readonly EditField<{ note: string }>[] = [
  {
    path: 'note',
    label: 'admin.note.label',
    hint: 'admin.note.hint',
    isRequired: true,
    control: { kind: 'area', rows: 4 },
    longest: accepted.note.characters,
  },
]

/** Writes a note into the history. */
export function NoteDialog({ order, isOpen, onClose }: OrderDialogProps) {
  const [add] = useAddOrderNote()
  const done = useOrderDone(order.orderNumber)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={{ id: 'admin.note.title', values: { number: order.orderNumber } }}
      verb="admin.note.verb"
      initial={{ note: '' }}
      fields={fields}
      submit={async ({ note }) => done(await add({ orderId: order.id, note }), 'admin.note.done', false)}
    />
  )
}

/** A note of the history. */
export interface Note {
  readonly id: string
  readonly note: string | null | undefined
}

export interface WrittenNoteProps {
  orderNumber: string
  /** The dialog is open while there is one. */
  note: Note | null
  onClose: () => void
}

/** Puts a note in other words. */
export function ChangeNoteDialog({ orderNumber, note: written, onClose }: WrittenNoteProps) {
  const [change] = useChangeOrderNote()
  const done = useOrderDone(orderNumber)
  return (
    <FormDialog
      isOpen={written !== null}
      onClose={onClose}
      title="admin.note.change"
      verb="admin.note.changeVerb"
      initial={{ note: written?.note ?? '' }}
      fields={fields}
      submit={async ({ note }) => done(await change({ noteId: written?.id ?? '', note }), 'admin.note.changed', false)}
    />
  )
}

/** Takes a note out of the history, once it was asked whether to. */
export function DeleteNoteDialog({ orderNumber, note: written, onClose }: WrittenNoteProps) {
  const [remove] = useDeleteOrderNote()
  const done = useOrderDone(orderNumber)
  return (
    <FormDialog
      isOpen={written !== null}
      onClose={onClose}
      isDangerous
      title="admin.note.delete"
      verb="admin.note.deleteVerb"
      text={<FormattedMessage id="admin.note.deleteText" />}
      initial={{}}
      fields={[]}
      submit={async () => done(await remove({ noteId: written?.id ?? '' }), 'admin.note.deleted', false)}
    />
  )
}
