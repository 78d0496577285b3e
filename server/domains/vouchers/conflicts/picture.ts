import { sql } from 'drizzle-orm'
import { type Reader, run } from '../../../platform/statements.ts'

/** Whether a file can stand on vouchers; it stays so until the transaction ends. */
export async function isPublicPicture(tx: Reader, id: string): Promise<boolean> {
  const found = await run(
    tx,
    sql`select id from files where id = ${id}::uuid and is_public and is_in_library and deleted_at is null
      and width is not null for share`,
  )
  return found.length > 0
}
