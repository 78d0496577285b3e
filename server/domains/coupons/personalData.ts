import { sql } from 'drizzle-orm'
import { type PersonalData, personal } from '../../platform/personalData.ts'
import { couponRedemptions, coupons } from './tables.ts'

/** Which discounts somebody was granted by a code; of guests the orders alone tell that it was they. */
export const couponsPersonalData: PersonalData = {
  files: { coupons: { de: 'eingelöste Rabattcodes', en: 'discount codes used' } },
  tables: [
    personal(couponRedemptions, {
      of: ({ accountId }) => sql`${couponRedemptions.accountId} = ${accountId}`,
      copied: { file: 'coupons', by: sql`${couponRedemptions.redeemedAt}` },
      erased: {
        kept: {
          because: 'It says why an order cost what it did.',
          law: 'Art. 17(3)(b) GDPR; § 132 BAO; § 147 AO, § 257 HGB',
          until: 'as long as the order',
        },
      },
    }),
  ],
  impersonal: [{ table: coupons, columns: { note: 'Staff note there what a discount is for.' } }],
}
