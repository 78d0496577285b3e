import { FormattedMessage } from 'react-intl'
import type { VendorBillState } from '../../../../__generated__/BillsPageQuery.graphql.ts'
import { Status } from '../../../../ui/Badge.tsx'
import { states } from './billTexts.ts'

export interface BillStateProps {
  state: VendorBillState
  isOverdue: boolean
}

/** What became of a bill; one that should have been paid says so instead. */
export function BillState({ state, isOverdue }: BillStateProps) {
  const { text, tone } = states[state]
  return isOverdue ? (
    <Status tone="warn">
      <FormattedMessage id="invoicing.bill.state.overdue" />
    </Status>
  ) : (
    <Status tone={tone}>
      <FormattedMessage id={text} />
    </Status>
  )
}
