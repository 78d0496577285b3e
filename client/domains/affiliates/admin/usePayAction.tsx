import { useIntl } from 'react-intl'
import { EuroIcon } from '../../../adminKit/icons.tsx'
import type { ListAction } from '../../../adminKit/list/actions.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { usePayAffiliates } from './mutations/usePayAffiliates.ts'
import { type PaidPartner, PayDialog, payRefusalTexts } from './PayDialog.tsx'

/** Pays partners what is due to them, from their list. */
export function usePayAction(): ListAction<PaidPartner> {
  const intl = useIntl()
  const format = adminFormats(intl)
  const [pay] = usePayAffiliates()
  const failed = intl.formatMessage({ id: 'ui.failure.title' })
  return {
    key: 'pay',
    label: 'admin.affiliates.pay',
    icon: <EuroIcon size={18} />,
    isMain: true,
    applies: ({ figures }) => figures.due.cents > 0,
    ask: ({ rows, start, close }) => (
      <PayDialog
        partners={rows}
        isOpen
        onClose={close}
        submit={async ({ paidOn, reference }) => {
          start(async ({ id, figures }) => {
            const payouts = [{ affiliateId: id, amountCents: figures.due.cents }]
            const { isDone, refusals } = await pay({ payouts, paidOn, reference })
            if (isDone) return null
            const text = refusals[0]?.code === 'PAYOUT_CHANGED' ? payRefusalTexts.PAYOUT_CHANGED : null
            return text ? intl.formatMessage({ id: text }) : failed
          })
          return { isDone: true, refusals: [] }
        }}
      />
    ),
    done: rows => {
      const cents = rows.reduce((all, { figures }) => all + figures.due.cents, 0)
      const sum = format.money({ cents, currency: rows[0]?.figures.due.currency ?? 'EUR' })
      return intl.formatMessage({ id: 'admin.affiliates.payDone' }, { count: rows.length, sum })
    },
  }
}
