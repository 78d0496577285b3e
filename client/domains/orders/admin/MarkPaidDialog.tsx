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

/** Why an order could not be marked as paid, by the server's word for it; see `usePaidProblem` for several. */
const refusalTexts = { SECOND_PERSON_REQUIRED: 'admin.order.own', INVALID_INPUT: 'admin.orders.paidOnWrong' } as const

const isClosed = ({ code }: { readonly code: string }) => code === 'TRANSITION_NOT_ALLOWED' || code === 'NOT_FOUND'

/** Why an order could not be marked as paid, in words; null where the connection or the server failed. */
export function usePaidProblem() {
  const intl = useIntl()
  return (order: PayableOrder, refusals: readonly { readonly code: string }[]): string | null => {
    const [refusal] = refusals
    if (!refusal) return null
    if (isClosed(refusal))
      return intl.formatMessage({ id: 'admin.orders.paidRefused' }, { numbers: order.orderNumber, count: 1 })
    const { SECOND_PERSON_REQUIRED: own, INVALID_INPUT: wrongDay } = refusalTexts
    return intl.formatMessage({ id: refusal.code === 'SECOND_PERSON_REQUIRED' ? own : wrongDay })
  }
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

interface PaidOnDialogProps {
  orders: readonly PayableOrder[]
  isOpen: boolean
  onClose: () => void
  submit: (paidOn: string) => Promise<Submitted>
}

/** Asks on which day the money arrived. */
export function PaidOnDialog({ orders, isOpen, onClose, submit }: PaidOnDialogProps) {
  const values = { count: orders.length, number: orders[0]?.orderNumber ?? '' }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={{ id: 'admin.orders.paidTitle', values }}
      verb="admin.orders.markPaid"
      text={<FormattedMessage id="admin.orders.paidText" values={{ count: orders.length }} />}
      initial={{ paidOn: today() }}
      fields={fieldsUntil(today())}
      submit={({ paidOn }) => submit(paidOn)}
      refusalTexts={refusalTexts}
    />
  )
}

export interface MarkPaidDialogProps {
  order: PayableOrder
  isOpen: boolean
  onClose: () => void
}

/** Marks one order as paid; what is refused is said in the dialog. */
export function MarkPaidDialog({ order, isOpen, onClose }: MarkPaidDialogProps) {
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [markPaid] = useMarkOrdersPaid()
  const values = { numbers: order.orderNumber, number: order.orderNumber, count: 1 }
  const submit = async (paidOn: string): Promise<Submitted> => {
    const answer = await markPaid({ orderIds: [order.id], paidOn })
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.orders.paidDone' }, values) })
      return answer
    }
    if (!answer.refusals.some(isClosed)) return answer
    return {
      ...answer,
      refusals: answer.refusals.filter(refusal => !isClosed(refusal)),
      general: [{ id: 'admin.orders.paidRefused', values }],
    }
  }
  return <PaidOnDialog orders={[order]} isOpen={isOpen} onClose={onClose} submit={submit} />
}
