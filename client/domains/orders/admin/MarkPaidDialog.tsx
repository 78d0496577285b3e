import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../adminKit/changes.tsx'
import { today } from '../../../adminKit/list/days.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useMarkOrdersPaid } from '../mutations/useMarkOrdersPaid.ts'
import style from './OrderDialogs.module.css'

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
  const [markPaid, isPending] = useMarkOrdersPaid()
  const [problem, setProblem] = useState<string | null>(null)
  const problemOf = usePaidProblem()
  const close = () => {
    setProblem(null)
    onClose()
  }
  const submit = async (paidOn: string) => {
    const { isDone, refusals } = await markPaid({ orderIds: [order.id], paidOn })
    if (!isDone) return setProblem(problemOf([order], refusals))
    changes.note()
    const title = intl.formatMessage({ id: 'admin.orders.paidDone' }, { count: 1, number: order.orderNumber })
    toasts.tell({ kind: 'success', title })
    close()
  }
  return (
    <PaidOnDialog
      orders={[order]}
      isOpen={isOpen}
      isBusy={isPending}
      problem={problem}
      onClose={close}
      onSubmit={day => void submit(day)}
    />
  )
}

export interface PaidOnDialogProps {
  orders: readonly PayableOrder[]
  isOpen: boolean
  isBusy?: boolean
  problem?: string | null
  onClose: () => void
  onSubmit: (paidOn: string) => void
}

/** Asks on which day the money arrived. */
export function PaidOnDialog({ orders, isOpen, isBusy, problem, onClose, onSubmit }: PaidOnDialogProps) {
  const form = 'mark-paid'
  const [paidOn, setPaidOn] = useState<string | null>(null)
  const day = paidOn ?? today()
  const close = () => {
    setPaidOn(null)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={
        <FormattedMessage
          id="admin.orders.paidTitle"
          values={{ count: orders.length, number: orders[0]?.orderNumber ?? '' }}
        />
      }
      actions={
        <>
          <Button look="quiet" onClick={close}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button type="submit" form={form} isBusy={isBusy}>
            <FormattedMessage id="admin.orders.markPaid" />
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={style.form}
        onSubmit={event => {
          event.preventDefault()
          onSubmit(day)
        }}
      >
        <p>
          <FormattedMessage id="admin.orders.paidText" values={{ count: orders.length }} />
        </p>
        {problem && (
          <Notice tone="danger" isUrgent>
            {problem}
          </Notice>
        )}
        <TextField
          type="date"
          label={<FormattedMessage id="admin.orders.paidOn" />}
          value={day}
          max={today()}
          onChange={event => setPaidOn(event.target.value || null)}
        />
      </form>
    </Dialog>
  )
}
