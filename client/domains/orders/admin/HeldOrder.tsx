import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { HeldOrder_order$key } from '../../../__generated__/HeldOrder_order.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import { wordsOf } from '../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../adminKit/edit/refusals.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useRefuseOrder } from '../mutations/useRefuseOrder.ts'
import { useReleaseOrder } from '../mutations/useReleaseOrder.ts'
import style from './HeldOrder.module.css'

const texts = {
  SECOND_PERSON_REQUIRED: 'admin.held.somebodyElse',
  TRANSITION_NOT_ALLOWED: 'admin.held.gone',
  NOT_FOUND: 'admin.held.gone',
} as const

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
  const [refuse] = useRefuseOrder()
  const [isAsking, setAsking] = useState(false)
  if (order.hold !== 'HELD' || order.state === 'CANCELLED') return null
  const tell = (done: 'admin.held.released' | 'admin.held.refused') => {
    changes.note()
    const title = intl.formatMessage({ id: done }, { number: order.orderNumber })
    toasts.tell({ kind: 'success', title, detail: intl.formatMessage({ id: 'admin.order.customerTold' }) })
  }
  const letGo = async () => {
    const { isDone, refusals } = await release({ orderId: order.id })
    if (isDone) tell('admin.held.released')
    else if (refusals[0])
      toasts.tell({ kind: 'warning', title: wordsOf(refusalMessage(refusals[0].code, texts), intl) })
  }
  const submit = async () => {
    const answer = await refuse({ orderId: order.id })
    if (answer.isDone) tell('admin.held.refused')
    return answer
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
            <Button size="small" isBusy={isReleasing} onClick={letGo}>
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
      <FormDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={{ id: 'admin.held.refuseTitle', values: { number: order.orderNumber } }}
        verb="admin.held.refuse"
        text={<FormattedMessage id="admin.held.refuseText" />}
        initial={{}}
        fields={[]}
        submit={submit}
        refusalTexts={texts}
        isDangerous
      />
    </div>
  )
}
