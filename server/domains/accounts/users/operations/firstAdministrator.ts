import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Database, inTransaction } from '../../../../platform/database.ts'
import { takeTurns } from '../../../../platform/statements.ts'
import { hashPassword } from '../../authentication/hashing/passwords.ts'
import { nextCustomerNumber } from '../../customerNumbers/customerNumbers.ts'
import { accounts } from '../../tables.ts'

/** Makes the first administrator if there is none. Answers with the login to be printed once, or null if there was
 *  one already; `isGenerated` tells whether the password was made up here. Several processes may start at once. */
export async function ensureFirstAdministrator(
  database: Database,
  options: { email: string; password: string | null; now: Date; newId: () => string },
): Promise<{ email: string; password: string; isGenerated: boolean } | null> {
  const password = options.password ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  return inTransaction(database, async tx => {
    await takeTurns(tx, 'first administrator')
    const [known] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(sql`${accounts.roles} && array['admin', 'system']`)
      .limit(1)
    if (known) return null
    await tx.insert(accounts).values({
      id: options.newId(),
      email: options.email,
      passwordHash,
      name: 'Administrator',
      emailVerifiedAt: options.now,
      roles: ['user', 'admin', 'system'],
      customerNumber: nextCustomerNumber(),
      createdAt: options.now,
    })
    return { email: options.email, password, isGenerated: options.password === null }
  })
}
