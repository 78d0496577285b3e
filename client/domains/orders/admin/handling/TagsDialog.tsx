import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { SetOrderTagsInput as accepted } from '../../../../schema/accepted.ts'
import { useSetOrderTags } from '../../mutations/useSetOrderTags.ts'
import { useOrderDone } from './useOrderDone.ts'

const fields: readonly EditField<{ tags: readonly string[] }>[] = [
  {
    path: 'tags',
    label: 'admin.order.tags',
    hint: 'admin.order.tagsHint',
    control: { kind: 'words', accepted: accepted.tags },
  },
]

export interface TagsDialogProps {
  order: { readonly id: string; readonly orderNumber: string; readonly tags: readonly string[] }
  isOpen: boolean
  onClose: () => void
}

/** Writes the words of an order anew. */
export function TagsDialog({ order, isOpen, onClose }: TagsDialogProps) {
  const [set] = useSetOrderTags()
  const done = useOrderDone(order.orderNumber)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={{ id: 'admin.order.tagsTitle', values: { number: order.orderNumber } }}
      verb="admin.order.tagsVerb"
      initial={{ tags: order.tags }}
      fields={fields}
      submit={async ({ tags }) =>
        done(await set({ orderId: order.id, tags: [...tags] }), 'admin.order.tagsDone', false)
      }
    />
  )
}
