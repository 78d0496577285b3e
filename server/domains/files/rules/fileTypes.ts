import { sql } from 'drizzle-orm'

/** How staff sort files: by what they are opened with. */
export const fileTypes = ['picture', 'pdf', 'document', 'video', 'other'] as const
export type FileType = (typeof fileTypes)[number]

/** The type of a row of `files`, by that of its content. Documents are written, reckoned or shown page by page. */
export const fileTypeSql = sql`case when mime_type like 'image/%' then 'picture' when mime_type = 'application/pdf' then 'pdf'
    when mime_type like 'video/%' then 'video'
    when mime_type ~ '^(text/|application/(msword|rtf)$|application/vnd[.](ms-(excel|powerpoint)|openxmlformats-officedocument|oasis[.]opendocument))' then 'document'
    else 'other' end`
