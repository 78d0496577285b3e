import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog, type Submitted } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { today } from '../../../adminKit/list/days.ts'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useMarkOrdersPaid } from '../mutations/useMarkOrdersPaid.ts'

interface PayableOrder {
  readonly id: string
  readonly orderNumber: string
}

export interface MarkPaidDialogProps {
  orders: readonly PayableOrder[]
  isOpen: boolean
  onClose: () => void
  onDone?: () => void
}

interface Payment {
  paidOn: string
}

const fieldsUntil = (day: string): readonly EditField<Payment>[] => [
  {
    path: 'paidOn',
    label: 'admin.orders.paidOn',
    isRequired: true,
    control: { kind: 'text', type: 'date', max: day },
    check: ({ paidOn }) => (paidOn > day ? 'admin.orders.paidOnWrong' : null),
  },
]

/** Asks on which day the money arrived. What is refused is named, and nothing is marked. */
export function MarkPaidDialog({ orders, isOpen, onClose, onDone }: MarkPaidDialogProps) {
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [markPaid] = useMarkOrdersPaid()
  const values = { count: orders.length, number: orders[0]?.orderNumber ?? '' }
  const submit = async ({ paidOn }: Payment): Promise<Submitted> => {
    const answer = await markPaid({ orderIds: orders.map(order => order.id), paidOn })
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.orders.paidDone' }, values) })
      onDone?.()
      return answer
    }
    const isAboutOrder = ({ code }: { code: string }) => code === 'TRANSITION_NOT_ALLOWED' || code === 'NOT_FOUND'
    const closed = answer.refusals
      .filter(isAboutOrder)
      .flatMap(({ path }) => orders[Number(path.at(-1))]?.orderNumber ?? [])
    if (closed.length === 0) return answer
    const numbers = intl.formatList(closed, { type: 'conjunction' })
    return {
      ...answer,
      refusals: answer.refusals.filter(refusal => !isAboutOrder(refusal)),
      general: [{ id: 'admin.orders.paidRefused', values: { numbers, count: closed.length } }],
    }
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={{ id: 'admin.orders.paidTitle', values }}
      verb="admin.orders.markPaid"
      text={<FormattedMessage id="admin.orders.paidText" values={{ count: orders.length }} />}
      initial={{ paidOn: today() }}
      fields={fieldsUntil(today())}
      submit={submit}
      refusalTexts={{ SECOND_PERSON_REQUIRED: 'admin.order.own', INVALID_INPUT: 'admin.orders.paidOnWrong' }}
    />
  )
}
