import { sql } from 'drizzle-orm'
import { type Kept, type PersonalData, personal } from '../../platform/personalData.ts'
import { voucherEntries, vouchers, voucherTemplates } from './tables.ts'

const asMoney: Kept = {
  because: 'A voucher is a debt of the shop, and its entries are documents of the books.',
  law: 'Art. 17(3)(b) GDPR; § 132 BAO; § 147 AO, § 257 HGB',
  until: 'as long as the orders that it was bought with and pays',
}

/** For whom vouchers are, and who redeemed them. */
export const vouchersPersonalData: PersonalData = {
  files: { vouchers: { de: 'Gutscheine, die an Sie gingen', en: 'vouchers that were sent to you' } },
  tables: [
    personal(vouchers, {
      of: ({ email }) => sql`lower(${vouchers.recipientEmail}) = lower(${email})`,
      copied: {
        file: 'vouchers',
        by: sql`${vouchers.createdAt}`,
        withheld: { note: 'Staff note there why a voucher was issued.' },
      },
      erased: {
        columns: {
          ...({ id: 'stays', code: 'stays', currency: 'stays', valueCents: 'stays', balanceCents: 'stays' } as const),
          ...({ expiresOn: 'stays', templateId: 'stays', orderId: 'stays', orderLineId: 'stays' } as const),
          ...({ piece: 'stays', language: 'stays', sentAt: 'stays', blockedAt: 'stays', note: 'stays' } as const),
          ...({ createdAt: 'stays', changedAt: 'stays', revision: 'stays' } as const),
          message: () => sql`null`,
          recipientName: () => sql`null`,
          recipientEmail: () => sql`null`,
          // Nobody could redeem what is bound to an address that is gone.
          isTransferable: () => sql`true`,
          deliverOn: () => sql`null`,
        },
        kept: asMoney,
      },
    }),
    personal(voucherEntries, {
      of: ({ accountId }) => sql`${voucherEntries.accountId} = ${accountId}`,
      copied: { none: 'What an order was paid by stands in the order.' },
      erased: { kept: asMoney },
    }),
  ],
  impersonal: [{ table: voucherTemplates, columns: {} }],
}
