import { detailsOf, type FindingKind } from '../../platform/finding.ts'
import { browseVouchers } from './queries/vouchers.ts'

/** Vouchers by their whole code or its end, by recipient, message and note. Only the end of a code is told. */
export const voucherFinding: readonly FindingKind[] = [
  {
    ...{ subject: 'voucher', type: 'Voucher', area: 'vouchers', component: 'vouchers' },
    async find({ database, viewer, today }, search, limit) {
      const order = { field: 'created', direction: 'desc' } as const
      const found = await browseVouchers(database.drizzle, viewer, { search }, order, { offset: 0, limit }, today)
      return found.map(({ id, code, recipientName, note }) => ({
        ...{ id, title: `…${code.slice(-4)}`, details: detailsOf(recipientName, note) },
      }))
    },
  },
]
