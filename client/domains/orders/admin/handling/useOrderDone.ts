import { useIntl } from 'react-intl'
import { useChanges } from '../../../../adminKit/changes.tsx'
import type { Submitted } from '../../../../adminKit/edit/FormDialog.tsx'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { useToasts } from '../../../../ui/Toasts.tsx'

/** Says that something was done with an order, and whether its customer hears of it; hands the answer on. */
export function useOrderDone(orderNumber: string) {
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  return <TAnswer extends Submitted>(answer: TAnswer, done: MessageId, isTold: boolean): TAnswer => {
    if (!answer.isDone) return answer
    changes.note()
    toasts.tell({
      kind: 'success',
      title: intl.formatMessage({ id: done }, { number: orderNumber }),
      detail: isTold ? intl.formatMessage({ id: 'admin.order.customerTold' }) : undefined,
    })
    return answer
  }
}
