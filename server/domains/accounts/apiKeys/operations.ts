import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { addDays, type Day, dayOf, startOfDay } from '../../../kit/days.ts'
import { isId } from '../../../kit/ids.ts'
import { keyRequests } from '../../../kit/limits.ts'
import { NotFound, type Refusal, refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { type Grant, grants } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import type { Transaction } from '../../../platform/database.ts'
import { operation } from '../../../platform/operation.ts'
import { takeTurns } from '../../../platform/statements.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopSettings } from '../../settings/settings.ts'
import { hashSecret, newSecret } from '../sessions/sessions.ts'
import { accounts, apiKeys } from '../tables.ts'
import type { ApiKey } from './queries.ts'

/** A key by `label` of the integrator `integrator`, with all that it may do; it counts to the end of `expiresOn`, a day
 *  of the shop's calendar. */
export type CreateApiKey = {
  readonly integrator: string
  readonly label: string
  readonly scopes: readonly Grant[]
  readonly expiresOn: Day
  /** How often it may ask; null: as usual. */
  readonly requestsPerMinute?: number | null
}

/** By this beginning people and programs that look for leaked secrets know what it is. */
const KEY_BEGINNING = 'shop_'
/** So many characters of a key are kept to tell it from others. */
const HINT_LENGTH = KEY_BEGINNING.length + 4
/** A key that counts for years is forgotten, not used. */
const LONGEST_DAYS = 2 * 366
const LONGEST_NAME = 100

const limitRefusals = (requests: number): Refusal[] =>
  Number.isInteger(requests) && requests >= keyRequests.least && requests <= keyRequests.most
    ? []
    : [refusal('INVALID_INPUT', ['requestsPerMinute'], `from ${keyRequests.least} to ${keyRequests.most}`)]

function refusalsOf({ integrator, label, scopes, expiresOn, requestsPerMinute }: CreateApiKey, today: Day): Refusal[] {
  const named = ([path, text]: readonly [string, string]) =>
    text === '' || text.length > LONGEST_NAME || /\p{Cc}/u.test(text)
      ? [refusal('NAME_INVALID', [path], `a name of 1 to ${LONGEST_NAME} characters`)]
      : []
  const isKnown = scopes.length > 0 && scopes.every(scope => grants.includes(scope))
  return [
    ...named(['integrator', integrator]),
    ...named(['label', label]),
    ...(isKnown ? [] : [refusal('INVALID_INPUT', ['scopes'], 'at least one of the scopes that there are')]),
    ...(expiresOn >= today && expiresOn <= addDays(today, LONGEST_DAYS)
      ? []
      : [refusal('INVALID_INPUT', ['expiresOn'], 'a day from today to two years ahead')]),
    ...limitRefusals(requestsPerMinute ?? keyRequests.usual),
  ]
}

/**
 * Makes a key for an integrator, whose service account (role `internal`: no sign-in form, never listed among users) is
 * made with its first one. The key itself is in the answer and nowhere else; only its hash is kept. For system accounts
 * alone, for a key may do what its maker may. Refuses NAME_INVALID, INVALID_INPUT.
 */
export const createApiKey = operation(
  'system',
  async (scope, input: CreateApiKey): Promise<{ apiKey: ApiKey; secret: string }> => {
    const { tx, now, newId } = scope
    const { timeZone } = shopSettings.of(await readSettings(tx))
    const trimmed = { ...input, integrator: input.integrator.trim(), label: input.label.trim() }
    refuseIf(refusalsOf(trimmed, dayOf(now, timeZone)))
    // Two at once for a new integrator make one account.
    await takeTurns(tx, 'integrators')
    const isService = sql`'internal' = any(${accounts.roles})`
    const [known] = await tx
      .select({ id: accounts.id, name: accounts.name })
      .from(accounts)
      .where(and(isService, eq(sql`lower(${accounts.name})`, trimmed.integrator.toLowerCase())))
    const account = known ?? { id: newId(), name: trimmed.integrator }
    if (!known) {
      const email = `${account.id}@internal.invalid`
      await tx.insert(accounts).values({ ...account, email, roles: ['internal'], createdAt: now })
    }
    const requestsPerMinute = input.requestsPerMinute ?? keyRequests.usual
    const secret = `${KEY_BEGINNING}${newSecret()}`
    const [row] = await tx
      .insert(apiKeys)
      .values({
        ...{ id: newId(), accountId: account.id, keyHash: hashSecret(secret), hint: secret.slice(0, HINT_LENGTH) },
        ...{ label: trimmed.label, scopes: [...new Set(input.scopes)], createdAt: now },
        expiresAt: startOfDay(addDays(input.expiresOn, 1), timeZone),
        requestsPerMinute,
      })
      .returning()
    const { label, scopes, expiresOn } = trimmed
    const changes = { integrator: account.name, scopes, expiresOn, requestsPerMinute }
    await noteAudit(scope, { action: 'apiKey.created', subjectId: row!.id, subjectName: label, changes })
    return { apiKey: { ...row!, integrator: account.name }, secret }
  },
)

const withIntegrator = (tx: Transaction, isIt: SQL) =>
  tx
    .select({ key: apiKeys, integrator: accounts.name })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(isIt)

/**
 * Says anew how often a key may ask, from its next request on. Refuses INVALID_INPUT, and with TRANSITION_NOT_ALLOWED a key
 * that opens nothing any more; throws NotFound.
 */
export const changeApiKeyLimit = operation(
  'system',
  async (scope, { apiKeyId, requestsPerMinute }: { apiKeyId: string; requestsPerMinute: number }): Promise<ApiKey> => {
    const { tx, now } = scope
    refuseIf(limitRefusals(requestsPerMinute))
    if (!isId(apiKeyId)) throw new NotFound()
    const isIt = eq(apiKeys.id, apiKeyId)
    const [found] = await withIntegrator(tx, isIt).for('no key update', { of: apiKeys })
    if (!found) throw new NotFound()
    const { key, integrator } = found
    if (key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= now)) {
      refuse('TRANSITION_NOT_ALLOWED', ['apiKeyId'], 'The key opens nothing any more.')
    }
    if (key.requestsPerMinute !== requestsPerMinute) {
      await tx.update(apiKeys).set({ requestsPerMinute }).where(isIt)
      const changes = { requestsPerMinute: { old: key.requestsPerMinute, new: requestsPerMinute } }
      await noteAudit(scope, { action: 'apiKey.updated', subjectId: key.id, subjectName: key.label, changes })
    }
    return { ...key, requestsPerMinute, integrator }
  },
)

/** Makes a key worthless from now on; doing so twice is no mistake. Throws NotFound. */
export const revokeApiKey = operation('system', async (scope, input: { apiKeyId: string }): Promise<ApiKey> => {
  const { tx, now } = scope
  if (!isId(input.apiKeyId)) throw new NotFound()
  const isIt = eq(apiKeys.id, input.apiKeyId)
  const revoked = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(isIt, isNull(apiKeys.revokedAt)))
    .returning({ label: apiKeys.label })
  const [row] = await withIntegrator(tx, isIt)
  if (!row) throw new NotFound()
  if (revoked.length > 0) {
    await noteAudit(scope, { action: 'apiKey.revoked', subjectId: row.key.id, subjectName: row.key.label })
  }
  return { ...row.key, integrator: row.integrator }
})
