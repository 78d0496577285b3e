import { sql } from 'drizzle-orm'
import { type PersonalData, personal } from '../../platform/personalData.ts'
import { imports } from './tables.ts'

const nobody = () => sql`null`

/** Imports, and who began them. */
export const importsPersonalData: PersonalData = {
  files: { imports: { de: 'Importe, die Sie begonnen haben', en: 'imports that you began' } },
  tables: [
    personal(imports, {
      of: ({ accountId }) => sql`${imports.accountId} = ${accountId}`,
      copied: {
        file: 'imports',
        by: sql`${imports.createdAt}`,
        withheld: {
          accountId: 'It is the id of the account, which account.json names.',
          ...Object.fromEntries(
            ['heads', 'samples', 'mapping', 'options', 'additions', 'conflicts'].map(column => [
              column,
              'They are goods of the shop.',
            ]),
          ),
        },
      },
      erased: {
        columns: {
          ...{ id: 'stays', accountId: nobody, sourceId: 'stays', fileName: 'stays', format: 'stays' },
          ...{ encoding: 'stays', separator: 'stays', template: 'stays', state: 'stays', heads: 'stays' },
          ...{ samples: 'stays', mapping: 'stays', options: 'stays', rowCount: 'stays', total: 'stays', done: 'stays' },
          ...{ newCount: 'stays', changedCount: 'stays', sameCount: 'stays', errorCount: 'stays', additions: 'stays' },
          ...{ failure: 'stays', failureLine: 'stays', failureColumn: 'stays', conflicts: 'stays' },
          ...{ createdAt: 'stays', finishedAt: 'stays', undoneAt: 'stays' },
        },
        kept: {
          because: 'It says what became of the goods, and no longer who did it.',
          law: 'Art. 4(1) GDPR: it relates to nobody who can be identified',
          until: 'until 90 days after it was begun',
        },
      },
    }),
  ],
}
