import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { HeldOrder_order$key } from '../../../__generated__/HeldOrder_order.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useRefuseOrder } from '../mutations/useRefuseOrder.ts'
import { useReleaseOrder } from '../mutations/useReleaseOrder.ts'
import style from './HeldOrder.module.css'

/** Why an order goes no further, and what a second person can do about it; nothing for orders that go their way. */
export function HeldOrder(props: { order: HeldOrder_order$key }) {
  const order = useFragment(
    graphql`
      fragment HeldOrder_order on Order {
        id
        orderNumber
        state
        hold
        viewerCanRelease
        viewerCanRefuse
      }
    `,
    props.order,
  )
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [release, isReleasing] = useReleaseOrder()
  const [refuse, isRefusing] = useRefuseOrder()
  const [isAsking, setAsking] = useState(false)
  if (order.hold !== 'HELD' || order.state === 'CANCELLED') return null
  const decide = async (run: typeof release, done: 'admin.held.released' | 'admin.held.refused') => {
    const { isDone, refusals } = await run({ orderId: order.id })
    setAsking(false)
    if (isDone) {
      changes.note()
      const title = intl.formatMessage({ id: done }, { number: order.orderNumber })
      toasts.tell({ kind: 'success', title, detail: intl.formatMessage({ id: 'admin.order.customerTold' }) })
    } else if (refusals[0]) {
      const needsOther = refusals[0].code === 'SECOND_PERSON_REQUIRED'
      const id = needsOther ? 'admin.held.somebodyElse' : 'admin.held.gone'
      toasts.tell({ kind: 'warning', title: intl.formatMessage({ id }) })
    }
  }
  return (
    <div className={style.held}>
      <Notice tone="warn">
        <p className={style.title}>
          <FormattedMessage id="admin.held.title" />
        </p>
        <p>
          <FormattedMessage id="admin.held.text" />
        </p>
        {order.viewerCanRefuse && !order.viewerCanRelease && (
          <p>
            <FormattedMessage id="admin.held.somebodyElse" />
          </p>
        )}
        <div className={style.buttons}>
          {order.viewerCanRelease && (
            <Button size="small" isBusy={isReleasing} onClick={() => decide(release, 'admin.held.released')}>
              <FormattedMessage id="admin.held.release" />
            </Button>
          )}
          {order.viewerCanRefuse && (
            <Button look="quiet" size="small" onClick={() => setAsking(true)}>
              <FormattedMessage id="admin.held.refuse" />
            </Button>
          )}
        </div>
      </Notice>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={<FormattedMessage id="admin.held.refuseTitle" values={{ number: order.orderNumber }} />}
        actions={
          <>
            <Button look="quiet" onClick={() => setAsking(false)}>
              <FormattedMessage id="ui.dialog.cancel" />
            </Button>
            <Button isBusy={isRefusing} onClick={() => decide(refuse, 'admin.held.refused')}>
              <FormattedMessage id="admin.held.refuse" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id="admin.held.refuseText" />
        </p>
      </Dialog>
    </div>
  )
}
