import { sql } from 'drizzle-orm'
import { type Person, type PersonalData, personal } from '../../platform/personalData.ts'
import { auditEntries } from '../../platform/tables.ts'

/** Whether an entry is about the person or a contact entry of theirs, or they did it themselves. */
const isSubject = ({ subjects }: Person) => sql`${auditEntries.subjectId} in ${subjects}`
const isDoer = ({ accountId }: Person) => sql`${auditEntries.accountId} = ${accountId}`

/** Changes whose values name nobody, and by which it can be told later who had which rights and discounts. */
const impersonalChanges = [
  ...[
    'attempts',
    'by',
    'count',
    'endsAt',
    'grants',
    'isActive',
    'passwordSuffices',
    'roles',
    'secondFactor',
    'sessions',
  ],
  ...['discountGroups', 'freeShippingFrom', 'paymentOverrides', 'personalPercent', 'shippingFree'],
]

/**
 * What the log tells of a person. Erased are their name, what their profile and contact entries held, and from where they
 * came; by whom and when something was done stays, and the name of whoever did something in the back office that was not
 * about themselves. The database lets nothing else of an entry change, and this only of people who were erased.
 */
export const auditPersonalData: PersonalData = {
  files: {
    log: {
      de: 'Protokoll: was Sie taten und was mit Ihrem Konto geschah',
      en: 'what you did and what was done to your account',
    },
  },
  tables: [
    personal(auditEntries, {
      of: person => sql`${isDoer(person)} or ${auditEntries.onBehalfOf} = ${person.accountId} or ${isSubject(person)}`,
      copied: {
        file: 'log',
        by: sql`${auditEntries.at}, ${auditEntries.id}`,
        withheld: {
          id: 'It names nothing outside of the database.',
          accountId:
            'Of staff it is none of the person’s; `actor` says whether it was they, staff, or nobody who was signed in (null).',
          actorName: 'Of staff it is none of the person’s; their own stands as `actor`.',
        },
        shown: { address: person => sql`case when ${isDoer(person)} then ${auditEntries.address} end` },
        added: {
          actor: person =>
            sql`case when ${isDoer(person)} then ${auditEntries.actorName} when ${auditEntries.accountId} is not null then 'staff' end`,
        },
      },
      erased: {
        columns: {
          ...{ id: 'stays', at: 'stays', accountId: 'stays', onBehalfOf: 'stays' },
          ...{ action: 'stays', subjectType: 'stays', subjectId: 'stays' },
          subjectName: person =>
            sql`case when ${isSubject(person)} and ${auditEntries.subjectName} is not null
              then 'gelöschtes Konto' else ${auditEntries.subjectName} end`,
          actorName: person =>
            sql`case when ${isDoer(person)} and ${isSubject(person)}
              then 'gelöschtes Konto' else ${auditEntries.actorName} end`,
          address: person =>
            sql`case when not coalesce(${isDoer(person)}, ${isSubject(person)}) then ${auditEntries.address} end`,
          changes: person =>
            sql`case when ${isSubject(person)} then coalesce(
                (select jsonb_object_agg(key, case when key = any(${sql.param(impersonalChanges)}::text[])
                  then value else '{"old": null, "new": null}' end) from jsonb_each(${auditEntries.changes})), '{}')
              else ${auditEntries.changes} end`,
        },
        kept: {
          because:
            'It proves who had which rights and did what; of who was erased an id remains, and the name where they worked in the back office.',
          law: 'Art. 5(2), 6(1)(c) and (f) and 32 GDPR; § 131 BAO, § 146 AO',
          until: 'for as long as the log is kept; nothing removes it',
        },
      },
    }),
  ],
}
