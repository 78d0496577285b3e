import { sql } from 'drizzle-orm'
import { type Kept, type Person, type PersonalData, personal } from '../../platform/personalData.ts'
import { withdrawals } from './tables.ts'

const ownOrders = ({ accountId }: Person) => sql`(select o.id from orders o where o.account_id = ${accountId})`

const asProof: Kept = {
  because: 'It proves what was declared, and when; it belongs to the order that it ends.',
  law: 'Art. 17(3)(b) and (e) GDPR; § 132 BAO; § 147 AO, § 257 HGB; § 195 BGB, § 1489 ABGB',
  until: 'as long as the order; nothing removes it by itself',
}

/** Declarations of withdrawal: about orders of an account, by an account, and from its address. */
export const withdrawalsPersonalData: PersonalData = {
  files: { withdrawals: { de: 'Widerrufe', en: 'withdrawals from contracts' } },
  tables: [
    personal(withdrawals, {
      of: person =>
        sql`${withdrawals.accountId} = ${person.accountId} or ${withdrawals.orderId} in ${ownOrders(person)}
          or lower(${withdrawals.email}) = ${person.email} or ${withdrawals.decidedBy} = ${person.accountId}`,
      copied: {
        file: 'withdrawals',
        by: sql`${withdrawals.declaredAt}`,
        // What somebody decided of others is not theirs.
        only: person =>
          sql`${withdrawals.accountId} = ${person.accountId} or ${withdrawals.orderId} in ${ownOrders(person)}
            or lower(${withdrawals.email}) = ${person.email}`,
        withheld: {
          keyHash: 'It serves the sending alone.',
          decidedBy: 'It names somebody of the staff.',
        },
      },
      // What fits no order ended none.
      erased: { rows: () => sql`${withdrawals.orderId} is null`, kept: asProof },
    }),
  ],
}
