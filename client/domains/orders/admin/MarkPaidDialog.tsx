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

export interface MarkPaidDialogProps {
  orders: readonly PayableOrder[]
  isOpen: boolean
  onClose: () => void
  onDone?: () => void
}

/** Asks on which day the money arrived. What is refused is named, and nothing is marked. */
export function MarkPaidDialog({ orders, isOpen, onClose, onDone }: MarkPaidDialogProps) {
  const intl = useIntl()
  const form = 'mark-paid'
  const toasts = useToasts()
  const changes = useChanges()
  const [markPaid, isPending] = useMarkOrdersPaid()
  const [paidOn, setPaidOn] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const close = () => {
    setPaidOn(null)
    setProblem(null)
    onClose()
  }
  const day = paidOn ?? today()
  const submit = async () => {
    const { isDone, refusals } = await markPaid({ orderIds: orders.map(order => order.id), paidOn: day })
    if (isDone) {
      changes.note()
      toasts.tell({
        kind: 'success',
        title: intl.formatMessage(
          { id: 'admin.orders.paidDone' },
          { count: orders.length, number: orders[0]?.orderNumber },
        ),
      })
      onDone?.()
      close()
      return
    }
    if (refusals.some(({ code }) => code === 'SECOND_PERSON_REQUIRED')) {
      setProblem(intl.formatMessage({ id: 'admin.order.own' }))
      return
    }
    const closed = refusals.flatMap(({ code, path }) =>
      code === 'TRANSITION_NOT_ALLOWED' || code === 'NOT_FOUND' ? (orders[Number(path.at(-1))]?.orderNumber ?? []) : [],
    )
    if (closed.length > 0)
      setProblem(
        intl.formatMessage(
          { id: 'admin.orders.paidRefused' },
          { numbers: intl.formatList(closed, { type: 'conjunction' }), count: closed.length },
        ),
      )
    else if (refusals.length > 0) setProblem(intl.formatMessage({ id: 'admin.orders.paidOnWrong' }))
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
          <Button type="submit" form={form} isBusy={isPending}>
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
          void submit()
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
