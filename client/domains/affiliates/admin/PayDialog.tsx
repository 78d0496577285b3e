import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog, type Submitted } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { today } from '../../../adminKit/list/days.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { PayAffiliatesInput as accepted } from '../../../schema/accepted.ts'

/** A partner with what is due to them. */
export interface PaidPartner {
  readonly id: string
  readonly name: string | null | undefined
  readonly code: string
  readonly figures: { readonly due: { readonly cents: number; readonly currency: string } }
}

interface Payment {
  readonly paidOn: string
  readonly reference: string
}

/** What a refusal of a payment says. */
export const payRefusalTexts = { PAYOUT_CHANGED: 'admin.affiliates.payChanged' } as const

const fieldsUntil = (day: string): readonly EditField<Payment>[] => [
  {
    path: 'paidOn',
    label: 'admin.affiliates.paidOn',
    isRequired: true,
    control: { kind: 'text', type: 'date', max: day },
    check: ({ paidOn }) => (paidOn > day ? 'admin.affiliates.paidOnWrong' : null),
  },
  {
    path: 'reference',
    label: 'admin.affiliates.reference',
    hint: 'admin.affiliates.referenceHint',
    longest: accepted.reference.characters,
    isRequired: true,
  },
]

export interface PayDialogProps {
  partners: readonly PaidPartner[]
  isOpen: boolean
  onClose: () => void
  submit: (payment: Payment) => Promise<Submitted>
}

/** Asks when partners were paid, and what stands on the bank statement. */
export function PayDialog({ partners, isOpen, onClose, submit }: PayDialogProps) {
  const intl = useIntl()
  const cents = partners.reduce((all, { figures }) => all + figures.due.cents, 0)
  const sum = adminFormats(intl).money({ cents, currency: partners[0]?.figures.due.currency ?? 'EUR' })
  const values = { count: partners.length, name: partners[0]?.name ?? partners[0]?.code ?? '', sum }
  return (
    <FormDialog<Payment>
      isOpen={isOpen}
      onClose={onClose}
      title={{ id: 'admin.affiliates.payTitle', values }}
      verb="admin.affiliates.pay"
      text={<FormattedMessage id="admin.affiliates.payText" values={values} />}
      initial={{ paidOn: today(), reference: '' }}
      fields={fieldsUntil(today())}
      submit={submit}
      refusalTexts={payRefusalTexts}
    />
  )
}
