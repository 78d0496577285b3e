import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { DecideWithdrawalInput as accepted } from '../../../schema/accepted.ts'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useDecideWithdrawal } from './mutations/useDecideWithdrawal.ts'

interface Decision {
  answer: string
}

const fieldsOf = (isAccepted: boolean): readonly EditField<Decision>[] => [
  {
    path: 'answer',
    label: isAccepted ? 'admin.withdrawal.answer' : 'admin.withdrawal.reason',
    longest: accepted.answer.characters,
    isRequired: !isAccepted,
    control: { kind: 'area' },
  },
]

interface DecideDialogProps {
  withdrawalId: string
  revision: number
  /** What is to be decided; null while nothing is. */
  decision: 'accept' | 'refuse' | null
  onClose: () => void
}

/** Asks what the customer is told, and decides. */
export function DecideDialog({ withdrawalId, revision, decision, onClose }: DecideDialogProps) {
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [decide] = useDecideWithdrawal()
  const isAccepted = decision !== 'refuse'
  const submit = async ({ answer }: Decision) => {
    const outcome = await decide({ withdrawalId, revision, isAccepted, answer: answer.trim() || null })
    if (outcome.isDone) {
      changes.note()
      toasts.tell({
        kind: 'success',
        title: intl.formatMessage({ id: 'admin.withdrawal.done' }),
        detail: intl.formatMessage({ id: 'admin.withdrawal.told' }),
      })
    }
    return outcome
  }
  return (
    <FormDialog
      isOpen={decision !== null}
      onClose={onClose}
      title={isAccepted ? 'admin.withdrawal.acceptTitle' : 'admin.withdrawal.refuseTitle'}
      verb={isAccepted ? 'admin.withdrawal.accept' : 'admin.withdrawal.refuse'}
      text={
        <p>
          <FormattedMessage id={isAccepted ? 'admin.withdrawal.acceptText' : 'admin.withdrawal.refuseText'} />
        </p>
      }
      initial={{ answer: '' }}
      fields={fieldsOf(isAccepted)}
      submit={submit}
    />
  )
}
