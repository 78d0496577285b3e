import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog, type Submitted } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { today } from '../../../adminKit/list/days.ts'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useCompleteWithdrawal } from './mutations/useCompleteWithdrawal.ts'

interface Facts {
  orderNumber: string
  arrivedOn: string
}

const refusalTexts = {
  NOT_FOUND: 'admin.withdrawal.unknownOrder',
  INVALID_INPUT: 'admin.withdrawal.wrongArrival',
} as const

interface CompleteDialogProps {
  withdrawal: {
    readonly id: string
    readonly revision: number
    readonly proof: string | null | undefined
    readonly arrivedOn: string | null | undefined
    readonly order: { readonly orderNumber: string } | null | undefined
  }
  isOpen: boolean
  onClose: () => void
}

/** Asks which order a declaration means, unless that is proven, and when the goods arrived. */
export function CompleteDialog({ withdrawal, isOpen, onClose }: CompleteDialogProps) {
  const { id, revision, proof, order, arrivedOn } = withdrawal
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [complete] = useCompleteWithdrawal()
  const isProven = proof != null && proof !== 'STAFF'
  const fields: readonly EditField<Facts>[] = [
    {
      path: 'orderNumber',
      label: 'admin.withdrawal.completeOrder',
      longest: 40,
      isReadOnly: isProven,
      control: { kind: 'text', inputMode: 'numeric' },
    },
    {
      path: 'arrivedOn',
      label: 'admin.withdrawal.completeArrival',
      hint: 'admin.withdrawal.completeArrivalHint',
      control: { kind: 'text', type: 'date', max: today() },
    },
  ]
  const submit = async (facts: Facts): Promise<Submitted<Facts>> => {
    const number = facts.orderNumber.trim()
    const outcome = await complete({
      withdrawalId: id,
      revision,
      ...(isProven || number === '' ? {} : { orderNumber: number }),
      arrivedOn: facts.arrivedOn || null,
    })
    if (outcome.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.withdrawal.completed' }) })
    }
    return outcome
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="admin.withdrawal.completeTitle"
      verb="admin.withdrawal.complete"
      text={
        <p>
          <FormattedMessage id="admin.withdrawal.completeText" />
        </p>
      }
      initial={{ orderNumber: order?.orderNumber ?? '', arrivedOn: arrivedOn ?? '' }}
      fields={fields}
      submit={submit}
      refusalTexts={refusalTexts}
    />
  )
}
