import { FormattedMessage } from 'react-intl'
import type { documentsListQuery$data } from '../../../__generated__/documentsListQuery.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Status } from '../../../ui/Badge.tsx'

type Shown = Pick<
  documentsListQuery$data['documents']['edges'][number]['node'],
  'kind' | 'sort' | 'status' | 'isCancelled' | 'number'
>

const statuses = {
  OPEN: 'invoicing.status.open',
  PARTIAL: 'invoicing.status.partial',
  COMPLETE: 'invoicing.status.complete',
  CLOSED: 'invoicing.status.closed',
} as const satisfies Record<Shown['status'], MessageId>
const tones = { OPEN: 'warn', PARTIAL: 'warn', COMPLETE: 'good', CLOSED: 'neutral' } as const

/** How far a document is, in words. */
export function stateOf({ kind, sort, status, isCancelled, number }: Shown): MessageId {
  if (isCancelled) return 'invoicing.state.cancelled'
  if (number === null || number === undefined) return 'invoicing.draft'
  if (kind !== 'INVOICE') return statuses[status]
  return sort === 'CANCELLATION' ? 'invoicing.sort.cancellation' : 'invoicing.state.issued'
}

/** How far a document is. */
export function DocumentState(props: Shown) {
  const { kind, sort, status, isCancelled, number } = props
  const isDraft = number === null || number === undefined
  const tone = isCancelled
    ? 'danger'
    : isDraft
      ? 'neutral'
      : kind === 'INVOICE'
        ? sort === 'CANCELLATION'
          ? 'neutral'
          : 'good'
        : tones[status]
  return (
    <Status tone={tone}>
      <FormattedMessage id={stateOf(props)} />
    </Status>
  )
}
