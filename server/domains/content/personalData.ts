import { type SQL, sql } from 'drizzle-orm'
import { type Kept, type PersonalData, personal } from '../../platform/personalData.ts'
import { agreements, entries, entryRevisions, previewLinks, publications } from './tables.ts'

/** Why what somebody wrote for the shop stays, without saying who it was. */
const ofTheShop: Kept = {
  because: 'It is a page of the shop, which no longer says who wrote it.',
  law: 'Art. 4(1) GDPR: it relates to nobody who can be identified',
  until: 'until the page is deleted',
}
const nobody = (): SQL => sql`null`
/** Whoever did it, gone where it was this person. */
const unless =
  (column: SQL) =>
  ({ accountId }: { readonly accountId: SQL }): SQL =>
    sql`nullif(${column}, ${accountId})`

/** Pages of the shop, and who wrote and published them. */
export const contentPersonalData: PersonalData = {
  files: { pages: { de: 'Seiten, an denen Sie gearbeitet haben', en: 'pages that you worked on' } },
  tables: [
    personal(entries, {
      of: ({ accountId }) => sql`${accountId} in (${entries.createdBy}, ${entries.changedBy}, ${entries.stepBy})`,
      copied: {
        file: 'pages',
        by: sql`${entries.createdAt}, ${entries.id}`,
        withheld: {
          content: 'It is a text of the shop, which others wrote too; what you saved of it stands among the revisions.',
          searchText: 'It repeats other columns for the search.',
          checkedGerman: 'It tells whether a text changed, and of nobody.',
        },
      },
      erased: {
        columns: {
          ...{ id: 'stays', kind: 'stays', key: 'stays', version: 'stays', content: 'stays', title: 'stays' },
          ...{ name: 'stays', slugDe: 'stays', slugEn: 'stays', tags: 'stays', publishDate: 'stays' },
          ...{
            startsAt: 'stays',
            untranslated: 'stays',
            isLive: 'stays',
            isComing: 'stays',
            step: 'stays',
            stepNote: 'stays',
            stepAt: 'stays',
          },
          ...{ checkedVersion: 'stays', checkedGerman: 'stays', createdAt: 'stays', changedAt: 'stays' },
          ...{ deletedAt: 'stays', searchText: 'stays' },
          stepBy: unless(sql`${entries.stepBy}`),
          createdBy: unless(sql`${entries.createdBy}`),
          changedBy: unless(sql`${entries.changedBy}`),
        },
        kept: ofTheShop,
      },
    }),
    personal(entryRevisions, {
      of: ({ accountId }) => sql`${entryRevisions.savedBy} = ${accountId}`,
      copied: {
        file: 'pages',
        within: { as: 'revisions', on: sql`${entryRevisions.entryId} = ${entries.id}` },
        by: sql`${entryRevisions.number}`,
      },
      erased: {
        columns: {
          ...{ id: 'stays', entryId: 'stays', number: 'stays', version: 'stays', content: 'stays', note: 'stays' },
          ...{ savedBy: nobody, savedAt: 'stays', beganAt: 'stays' },
        },
        kept: ofTheShop,
      },
    }),
    personal(publications, {
      of: ({ accountId }) => sql`${publications.publishedBy} = ${accountId}`,
      copied: {
        file: 'pages',
        within: { as: 'publications', on: sql`${publications.entryId} = ${entries.id}` },
        by: sql`${publications.startsAt}`,
        withheld: { content: 'Everybody can read it.', fingerprint: 'It tells whether a text changed, and of nobody.' },
      },
      erased: {
        columns: {
          ...{ id: 'stays', entryId: 'stays', language: 'stays', revisionId: 'stays', kind: 'stays', key: 'stays' },
          ...{ slug: 'stays', content: 'stays', fingerprint: 'stays', tags: 'stays', publishedOn: 'stays' },
          ...{ eventAt: 'stays', eventUntil: 'stays', startsAt: 'stays', endsAt: 'stays', isWithdrawn: 'stays' },
          ...{ turned: 'stays', publishedBy: nobody, publishedAt: 'stays' },
        },
        kept: ofTheShop,
      },
    }),
    personal(previewLinks, {
      of: ({ accountId }) => sql`${previewLinks.createdBy} = ${accountId}`,
      copied: {
        file: 'pages',
        within: { as: 'previewLinks', on: sql`${previewLinks.entryId} = ${entries.id}` },
        by: sql`${previewLinks.createdAt}`,
        withheld: { secretHash: 'It opens the link.' },
      },
      erased: {
        columns: {
          ...{ id: 'stays', entryId: 'stays', secretHash: 'stays', createdBy: nobody, createdAt: 'stays' },
          ...{ expiresAt: 'stays', revokedAt: 'stays' },
        },
        kept: ofTheShop,
      },
    }),
  ],
  impersonal: [
    {
      table: agreements,
      columns: { texts: 'Terms and notices as all visitors could read them; they name the operator alone.' },
    },
  ],
}
