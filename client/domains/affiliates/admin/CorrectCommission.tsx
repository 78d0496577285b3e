import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../adminKit/changes.tsx'
import { centsFrom, eurosOf } from '../../../adminKit/edit/euros.ts'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import type { Language } from '../../../intl/languages.ts'
import { useLanguage } from '../../../router/RouterContext.ts'
import { CorrectCommissionInput as accepted } from '../../../schema/accepted.ts'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useCorrectCommission } from './mutations/useCorrectCommission.ts'

/** A commission that is to be corrected. */
export interface Correctable {
  readonly id: string
  readonly orderNumber: string
  readonly amount: { readonly cents: number }
}

interface Correction {
  readonly amount: string
  readonly reason: string
}

const fieldsOf = (commission: Correctable, language: Language): readonly EditField<Correction>[] => [
  {
    path: 'amount',
    label: 'admin.affiliates.newAmount',
    control: { kind: 'text', inputMode: 'decimal', unit: '€' },
    longest: 12,
    isRequired: true,
    check: ({ amount }) => {
      const cents = centsFrom(amount, language)
      if (cents === null || cents > accepted.amountCents.highest) return 'admin.affiliates.amountWrong'
      return cents === commission.amount.cents ? 'admin.affiliates.amountSame' : null
    },
  },
  {
    path: 'reason',
    label: 'admin.affiliates.reason',
    hint: 'admin.affiliates.reasonHint',
    longest: accepted.reason.characters,
    isRequired: true,
  },
]

export interface CorrectCommissionProps {
  affiliateId: string
  /** Null while nothing is asked. */
  commission: Correctable | null
  onClose: () => void
}

/** Asks what a commission is to come to, and why. */
export function CorrectCommission({ affiliateId, commission, onClose }: CorrectCommissionProps) {
  const intl = useIntl()
  const language = useLanguage()
  const changes = useChanges()
  const toasts = useToasts()
  const [correct] = useCorrectCommission()
  if (!commission) return null
  return (
    <FormDialog<Correction>
      isOpen
      onClose={onClose}
      title={{ id: 'admin.affiliates.correctTitle', values: { number: commission.orderNumber } }}
      verb="admin.affiliates.correct"
      text={<FormattedMessage id="admin.affiliates.correctText" />}
      initial={{ amount: eurosOf(commission.amount.cents, language), reason: '' }}
      fields={fieldsOf(commission, language)}
      submit={async ({ amount, reason }) => {
        const answer = await correct({
          ...{ affiliateId, commissionId: commission.id, seenCents: commission.amount.cents },
          ...{ amountCents: centsFrom(amount, language) ?? 0, reason },
        })
        if (answer.isDone) {
          changes.note()
          toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.affiliates.corrected' }) })
        }
        return { ...answer, fieldOf: path => (path.at(-1) === 'amountCents' ? 'amount' : null) }
      }}
      refusalTexts={{ COMMISSION_CHANGED: 'admin.affiliates.commissionMoved' }}
    />
  )
}
