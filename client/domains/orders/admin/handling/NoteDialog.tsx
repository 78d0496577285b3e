import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { useAddOrderNote } from '../../mutations/useAddOrderNote.ts'
import type { OrderDialogProps } from './dialogs.ts'
import { useOrderDone } from './useOrderDone.ts'

const fields: readonly EditField<{ note: string }>[] = [
  {
    path: 'note',
    label: 'admin.note.label',
    hint: 'admin.note.hint',
    isRequired: true,
    control: { kind: 'area', rows: 4 },
    longest: 2000,
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
