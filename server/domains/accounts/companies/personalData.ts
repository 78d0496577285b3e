import { sql } from 'drizzle-orm'
import { type Person, type PersonalData, personal } from '../../../platform/personalData.ts'
import { companies, companyInvitations, companyMembers } from './tables.ts'

const ownCompany = ({ accountId }: Person) =>
  sql`(select m.company_id from company_members m where m.account_id = ${accountId})`

/** For which company somebody buys, and the invitations that were sent to them. */
export const companiesPersonalData: PersonalData = {
  files: {
    company: { de: 'die Firma, für die Sie einkaufen', en: 'the company for which you buy' },
    company_invitations: {
      de: 'Einladungen, für eine Firma einzukaufen',
      en: 'invitations to buy for a company',
    },
  },
  tables: [
    personal(companies, {
      of: person => sql`${companies.id} in ${ownCompany(person)}`,
      copied: {
        file: 'company',
        by: sql`${companies.id}`,
        withheld: {
          note: 'Staff note there what was agreed with the company, for themselves.',
          terms: 'It was agreed with the company, not with one of its buyers.',
        },
      },
      erased: {
        kept: {
          because: 'It is a company, with the address on its invoices, for which others go on buying.',
          law: 'Art. 6(1)(b) and (f) GDPR',
          until: 'as long as the company is a customer; its administrators and staff change whom to ask for',
        },
      },
    }),
    personal(companyMembers, {
      of: ({ accountId }) => sql`${companyMembers.accountId} = ${accountId}`,
      copied: {
        file: 'company',
        within: { as: 'buyers', on: sql`${companyMembers.companyId} = ${companies.id}` },
        by: sql`${companyMembers.joinedAt}`,
      },
      erased: { rows: 'all' },
    }),
    personal(companyInvitations, {
      of: ({ email, accountId }) =>
        sql`lower(${companyInvitations.email}) = lower(${email}) or ${companyInvitations.invitedBy} = ${accountId}`,
      copied: {
        file: 'company_invitations',
        // Whom they invited is about others.
        only: ({ email }) => sql`lower(${companyInvitations.email}) = lower(${email})`,
        by: sql`${companyInvitations.createdAt}`,
        withheld: { hash: 'It checks the link of the mail.', invitedBy: 'It names somebody else.' },
      },
      erased: { rows: 'all' },
    }),
  ],
}
