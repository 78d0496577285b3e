import { FormattedMessage } from 'react-intl'
import type { InvoiceSort } from '../../../__generated__/DocumentsPageQuery.graphql.ts'
import { Status } from '../../../ui/Badge.tsx'

export interface DocumentStateProps {
  sort: InvoiceSort | null | undefined
  isCancelled: boolean
}

/** Whether a document stands, was taken back, or takes one back. */
export function DocumentState({ sort, isCancelled }: DocumentStateProps) {
  if (sort === 'CANCELLATION') {
    return (
      <Status tone="neutral">
        <FormattedMessage id="invoicing.sort.cancellation" />
      </Status>
    )
  }
  return isCancelled ? (
    <Status tone="danger">
      <FormattedMessage id="invoicing.state.cancelled" />
    </Status>
  ) : (
    <Status tone="good">
      <FormattedMessage id="invoicing.state.issued" />
    </Status>
  )
}
