import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { MarkShippedDialog_order$key } from '../../../__generated__/MarkShippedDialog_order.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useMarkOrderShipped } from '../mutations/useMarkOrderShipped.ts'
import style from './OrderDialogs.module.css'

/** Carriers whose tracking pages the shop links to, and by which name the server knows them. */
const carriers = [
  { value: 'post', label: 'Österreichische Post' },
  { value: 'dhl', label: 'DHL' },
  { value: 'dpd', label: 'DPD' },
  { value: 'gls', label: 'GLS' },
] as const
const otherCarrier = 'other'

const form = 'mark-shipped'

export interface MarkShippedDialogProps {
  order: MarkShippedDialog_order$key
  isOpen: boolean
  onClose: () => void
}

/** Asks for carrier and tracking number; for a pick-up only whether to tell the customer. */
export function MarkShippedDialog({ isOpen, onClose, ...props }: MarkShippedDialogProps) {
  const order = useFragment(
    graphql`
      fragment MarkShippedDialog_order on Order {
        id
        orderNumber
        isPickup
        bankAccount
        viewerCanMarkPaid
      }
    `,
    props.order,
  )
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [markShipped, isPending] = useMarkOrderShipped()
  const [carrier, setCarrier] = useState<string>(carriers[0].value)
  const [otherName, setOtherName] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const close = () => {
    setProblem(null)
    onClose()
  }
  const submit = async () => {
    const named = carrier === otherCarrier ? otherName.trim() : carrier
    const { isDone, refusals } = await markShipped(
      order.isPickup
        ? { orderId: order.id }
        : { orderId: order.id, carrier: named || null, trackingNumber: trackingNumber.trim() || null },
    )
    if (isDone) {
      changes.note()
      toasts.tell({
        kind: 'success',
        title: intl.formatMessage({ id: 'admin.order.shippedDone' }, { number: order.orderNumber }),
        detail: intl.formatMessage({ id: 'admin.order.customerTold' }),
      })
      close()
    } else if (refusals.some(({ code }) => code === 'SECOND_PERSON_REQUIRED'))
      setProblem(intl.formatMessage({ id: 'admin.order.own' }))
    else if (refusals.length > 0)
      setProblem(
        intl.formatMessage({
          id: refusals.some(({ code }) => code === 'TRANSITION_NOT_ALLOWED')
            ? 'admin.order.shippedRefused'
            : 'admin.order.shippedInvalid',
        }),
      )
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={
        <FormattedMessage
          id={order.isPickup ? 'admin.order.readyTitle' : 'admin.order.shippedTitle'}
          values={{ number: order.orderNumber }}
        />
      }
      actions={
        <>
          <Button look="quiet" onClick={close}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button type="submit" form={form} isBusy={isPending}>
            <FormattedMessage id={order.isPickup ? 'admin.order.markReady' : 'admin.order.markShipped'} />
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
          <FormattedMessage id={order.isPickup ? 'admin.order.readyText' : 'admin.order.shippedText'} />
        </p>
        {problem && (
          <Notice tone="danger" isUrgent>
            {problem}
          </Notice>
        )}
        {order.bankAccount && (
          <Notice tone="warn">
            <FormattedMessage id="admin.order.notPaidYet" />
          </Notice>
        )}
        {!order.isPickup && (
          <>
            <SelectField
              label={<FormattedMessage id="admin.order.carrier" />}
              value={carrier}
              options={[
                ...carriers,
                { value: otherCarrier, label: intl.formatMessage({ id: 'admin.order.otherCarrier' }) },
              ]}
              onChange={event => setCarrier(event.target.value)}
            />
            {carrier === otherCarrier && (
              <TextField
                label={<FormattedMessage id="admin.order.carrierName" />}
                isOptional
                maxLength={60}
                value={otherName}
                onChange={event => setOtherName(event.target.value)}
              />
            )}
            <TextField
              label={<FormattedMessage id="admin.order.trackingNumber" />}
              isOptional
              maxLength={60}
              autoComplete="off"
              value={trackingNumber}
              onChange={event => setTrackingNumber(event.target.value)}
            />
          </>
        )}
      </form>
    </Dialog>
  )
}
