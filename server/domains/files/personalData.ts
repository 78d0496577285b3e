import { type SQL, sql } from 'drizzle-orm'
import { type Kept, type PersonalData, personal } from '../../platform/personalData.ts'
import { files, fileVersions, uploads } from './tables.ts'

/** Why what somebody uploaded for the shop stays, without saying who it was. */
const ofTheShop: Kept = {
  because: 'It is a file of the shop, which no longer says who uploaded it.',
  law: 'Art. 4(1) GDPR: it relates to nobody who can be identified',
  until: 'until it is deleted',
}
const nobody = (): SQL => sql`null`

/** Files of the shop, and which of them somebody uploaded or changed. */
export const filesPersonalData: PersonalData = {
  files: { files: { de: 'Dateien, die Sie hochgeladen haben', en: 'files that you uploaded' } },
  tables: [
    personal(files, {
      of: ({ accountId }) => sql`${files.uploadedBy} = ${accountId}`,
      copied: {
        file: 'files',
        by: sql`${files.createdAt}, ${files.id}`,
        withheld: {
          originalSha256: 'It says where the bytes lie.',
          searchText: 'It repeats other columns for the search.',
        },
      },
      erased: {
        columns: {
          ...{ id: 'stays', sha256: 'stays', name: 'stays', extension: 'stays', mimeType: 'stays', size: 'stays' },
          ...{ width: 'stays', height: 'stays', alt: 'stays', caption: 'stays', isPublic: 'stays' },
          ...{ isInLibrary: 'stays', tags: 'stays', focalX: 'stays', focalY: 'stays', originalSha256: 'stays' },
          ...{ edit: 'stays', uploadedBy: nobody, createdAt: 'stays', changedAt: 'stays', deletedAt: 'stays' },
          ...{ revision: 'stays', type: 'stays', searchText: 'stays' },
        },
        kept: ofTheShop,
      },
    }),
    personal(fileVersions, {
      of: ({ accountId }) => sql`${fileVersions.createdBy} = ${accountId}`,
      copied: {
        file: 'files',
        within: { as: 'versions', on: sql`${fileVersions.fileId} = ${files.id}` },
        by: sql`${fileVersions.number}`,
        withheld: { originalSha256: 'It says where the bytes lie.' },
      },
      erased: {
        columns: {
          ...{ fileId: 'stays', number: 'stays', sha256: 'stays', name: 'stays', extension: 'stays' },
          ...{ mimeType: 'stays', size: 'stays', width: 'stays', height: 'stays', originalSha256: 'stays' },
          ...{ edit: 'stays', createdBy: nobody, createdAt: 'stays' },
        },
        kept: ofTheShop,
      },
    }),
    personal(uploads, {
      of: ({ accountId }) => sql`${uploads.uploadedBy} = ${accountId}`,
      copied: { none: 'It has not arrived yet, and is forgotten a day after the last of it came.' },
      erased: { rows: 'all' },
    }),
  ],
}
