import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import type { Problem } from './userForm.ts'

const texts = {
  missing: 'users.problem.missing',
  amount: 'users.problem.amount',
  percent: 'users.problem.percent',
  phone: 'users.problem.phone',
  invalid: 'users.problem.invalid',
  defaultAddress: 'users.problem.defaultAddress',
} as const satisfies Record<Problem, MessageId>

/** What is wrong with a field, as a sentence. */
export function ProblemText({ problem }: { problem: Problem | undefined }) {
  return problem && <FormattedMessage id={texts[problem]} />
}
