import { sql } from 'drizzle-orm'
import { type Kept, type Person, type PersonalData, personal } from '../../platform/personalData.ts'
import { affiliateClicks, affiliateCommissions, affiliateEntries, affiliatePayouts, affiliates } from './tables.ts'

const asBooks: Kept = {
  because: 'What a partner earned and was paid is a record of the books.',
  law: 'Art. 17(3)(b) GDPR; § 132 BAO; § 147 AO, § 257 HGB',
  until: 'seven years in Austria, eight or ten in Germany, after the end of the year; nothing removes it by itself',
}

const theirs = ({ email }: Person) => sql`(select a.id from affiliates a where lower(a.email) = lower(${email}))`

/** Partners, what they earned and what they were paid; of those who click nothing is kept. */
export const affiliatesPersonalData: PersonalData = {
  files: { affiliates: { de: 'Ihre Empfehlungen als Partner', en: 'what you earned as a partner' } },
  tables: [
    // What hangs on a partner is found by their address, which goes with the partner.
    personal(affiliateEntries, {
      of: person =>
        sql`${affiliateEntries.affiliateId} in ${theirs(person)} or ${affiliateEntries.accountId} = ${person.accountId}`,
      copied: {
        file: 'affiliates',
        within: { as: 'entries', on: sql`${affiliateEntries.affiliateId} = ${affiliates.id}` },
        by: sql`${affiliateEntries.at}, ${affiliateEntries.id}`,
        withheld: { accountId: 'It names somebody of the staff.' },
      },
      erased: { kept: asBooks },
    }),
    personal(affiliatePayouts, {
      of: person =>
        sql`${affiliatePayouts.affiliateId} in ${theirs(person)} or ${affiliatePayouts.accountId} = ${person.accountId}`,
      copied: {
        file: 'affiliates',
        within: { as: 'payouts', on: sql`${affiliatePayouts.affiliateId} = ${affiliates.id}` },
        by: sql`${affiliatePayouts.at}`,
        withheld: { accountId: 'It names somebody of the staff.' },
      },
      erased: { kept: asBooks },
    }),
    personal(affiliateCommissions, {
      of: person => sql`${affiliateCommissions.affiliateId} in ${theirs(person)}`,
      copied: {
        file: 'affiliates',
        within: { as: 'commissions', on: sql`${affiliateCommissions.affiliateId} = ${affiliates.id}` },
        by: sql`${affiliateCommissions.at}`,
        withheld: { orderId: 'It names an order of somebody else.' },
      },
      erased: { kept: asBooks },
    }),
    personal(affiliates, {
      of: ({ email }) => sql`lower(${affiliates.email}) = lower(${email})`,
      copied: {
        file: 'affiliates',
        by: sql`${affiliates.createdAt}`,
        withheld: { note: 'Staff note there what was agreed, for themselves.' },
      },
      erased: {
        columns: {
          ...({ id: 'stays', kind: 'stays', value: 'stays', windowDays: 'stays', rates: 'stays' } as const),
          ...({ createdAt: 'stays', changedAt: 'stays', revision: 'stays' } as const),
          name: () => sql`null`,
          email: () => sql`null`,
          // It may be their name.
          code: () => sql`'x-' || ${affiliates.id}::text`,
          isActive: () => sql`false`,
          note: () => sql`null`,
        },
        kept: asBooks,
      },
    }),
  ],
  impersonal: [{ table: affiliateClicks, columns: {} }],
}
