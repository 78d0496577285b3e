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

/** Why orders could not be marked as paid, in words; null where the connection or the server failed, which is said. */
export function usePaidProblem() {
  const intl = useIntl()
  return (
    orders: readonly PayableOrder[],
    refusals: readonly { readonly code: string; readonly path: readonly string[] }[],
  ): string | null => {
    if (refusals.some(({ code }) => code === 'SECOND_PERSON_REQUIRED'))
      return intl.formatMessage({ id: 'admin.order.own' })
    const closed = refusals.flatMap(({ code, path }) =>
      code === 'TRANSITION_NOT_ALLOWED' || code === 'NOT_FOUND' ? (orders[Number(path.at(-1))]?.orderNumber ?? []) : [],
    )
    if (closed.length > 0)
      return intl.formatMessage(
        { id: 'admin.orders.paidRefused' },
        { numbers: intl.formatList(closed, { type: 'conjunction' }), count: closed.length },
      )
    return refusals.length > 0 ? intl.formatMessage({ id: 'admin.orders.paidOnWrong' }) : null
  }
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
  const problemOf = usePaidProblem()
  const submit = async (paidOn: string): Promise<Submitted> => {
    const answer = await markPaid({ orderIds: [order.id], paidOn })
    if (answer.isDone) {
      changes.note()
      const title = intl.formatMessage({ id: 'admin.orders.paidDone' }, { count: 1, number: order.orderNumber })
      toasts.tell({ kind: 'success', title })
    }
    const problem = problemOf([order], answer.refusals)
    return { ...answer, refusals: [], ...(problem !== null && { general: [{ text: problem }] }) }
  }
  return <PaidOnForm orders={[order]} isOpen={isOpen} onClose={onClose} submit={submit} />
}

export interface PaidOnDialogProps {
  orders: readonly PayableOrder[]
  isOpen: boolean
  onClose: () => void
  onSubmit: (paidOn: string) => void
}

/** Asks on which day the money for several orders arrived; what becomes of it is said where they are marked. */
export function PaidOnDialog({ onSubmit, ...dialog }: PaidOnDialogProps) {
  const submit = async (paidOn: string): Promise<Submitted> => {
    onSubmit(paidOn)
    return { isDone: true, refusals: [] }
  }
  return <PaidOnForm {...dialog} submit={submit} />
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

interface PaidOnFormProps extends Omit<PaidOnDialogProps, 'onSubmit'> {
  submit: (paidOn: string) => Promise<Submitted>
}

function PaidOnForm({ orders, isOpen, onClose, submit }: PaidOnFormProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={{
        id: 'admin.orders.paidTitle',
        values: { count: orders.length, number: orders[0]?.orderNumber ?? '' },
      }}
      verb="admin.orders.markPaid"
      text={<FormattedMessage id="admin.orders.paidText" values={{ count: orders.length }} />}
      initial={{ paidOn: today() }}
      fields={fieldsUntil(today())}
      submit={({ paidOn }) => submit(paidOn)}
    />
  )
}
