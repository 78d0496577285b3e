import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CustomerTerms, Grant, Role } from '../../kit/viewer.ts'
import { id, instant } from '../../platform/columns.ts'

/**
 * People who can sign in, and built-in service accounts. An account is never deleted, because orders refer to it: at
 * its deletion the person in it is made unrecognisable (`anonymisedAt`).
 *
 * `name` is shown; `title` to `phone` are the parts that letters and forms want. `emailVerifiedAt` is null until the
 * address is confirmed. `grants` are rights in the back office beyond a member's. `totpSecret` counts once
 * `totpEnabledAt` is set; `totpStep` is the time step of the last code that was used, so that none is used twice.
 * `secondFactorEndsAt` is when it will be switched off because its owner lost it, `secondFactorEndToldAt` when they were
 * reminded of that, `secondFactorGoneAt` when it was, until its owner took note of it. `passwordSuffices` is whether the
 * password alone signs in although there are passkeys, because the person said so; without a passkey it means nothing.
 * `termsAgreedAt` and `termsVersion` are when the terms were agreed to at the sign-up and in which wording (`termsVersion()`);
 * null where nobody asked for it.
 * `signUpMeta` is what the program that signed somebody up said besides, as it was sent; null where there was nothing.
 * `revision` rises with each change by the back office, which finds people by `searchText`.
 */
export const accounts = snakeCase.table(
  'accounts',
  {
    id: id(),
    email: text().notNull(),
    emailVerifiedAt: instant(),
    passwordHash: text(),
    name: text().notNull(),
    title: text(),
    firstName: text(),
    lastName: text(),
    company: text(),
    phone: text(),
    roles: text().$type<Role>().array().notNull(),
    grants: text().$type<Grant>().array().notNull().default([]),
    terms: jsonb().$type<CustomerTerms>().notNull().default({}),
    note: text(),
    language: text().$type<'de' | 'en'>().notNull().default('de'),
    customerNumber: integer().unique(),
    isBuiltIn: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    defaultShippingAddressId: uuid().references((): AnyPgColumn => addresses.id, { onDelete: 'set null' }),
    defaultInvoiceAddressId: uuid().references((): AnyPgColumn => addresses.id, { onDelete: 'set null' }),
    newsletterConsentAt: instant(),
    termsAgreedAt: instant(),
    termsVersion: text(),
    signUpMeta: jsonb().$type<Readonly<Record<string, unknown>>>(),
    totpSecret: text(),
    totpEnabledAt: instant(),
    totpStep: integer(),
    secondFactorEndsAt: instant(),
    secondFactorEndToldAt: instant(),
    secondFactorGoneAt: instant(),
    passwordSuffices: boolean().notNull().default(false),
    failedLogins: integer().notNull().default(0),
    failedAt: instant(),
    lastLogin: instant(),
    lastActive: instant(),
    invitedAt: instant(),
    deletionRequestedAt: instant(),
    anonymisedAt: instant(),
    revision: integer().notNull().default(1),
    createdAt: instant().notNull(),
    searchText: text().generatedAlwaysAs(
      sql`lower(name || ' ' || email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' '
        || coalesce(company, '') || ' ' || coalesce(customer_number::text, ''))`,
    ),
  },
  table => [
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`),
    index('accounts_created').on(table.createdAt.desc(), table.id.desc()),
    index('accounts_active').on(table.lastActive.desc().nullsLast(), table.id.desc()),
    index('accounts_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('accounts_deletion').on(table.deletionRequestedAt).where(sql`${table.deletionRequestedAt} is not null`),
    index('accounts_second_factor_end')
      .on(table.secondFactorEndsAt)
      .where(sql`${table.secondFactorEndsAt} is not null`),
    index('accounts_name').on(sql`lower(${table.name})`, table.id),
    // Of a hundred thousand accounts these are few: found without looking at the others.
    index('accounts_staff').on(table.createdAt).where(sql`${table.roles} && array['member', 'admin', 'system']`),
    index('accounts_waiting')
      .on(table.createdAt)
      .where(
        sql`not ${table.isActive} or ${table.emailVerifiedAt} is null or ${table.deletionRequestedAt} is not null`,
      ),
    index('accounts_discounts')
      .using('gin', sql`(${table.terms} -> 'discountGroups')`)
      .where(sql`${table.terms} ? 'discountGroups'`),
    check('accounts_language', sql`${table.language} in ('de', 'en')`),
    check('accounts_totp', sql`${table.totpEnabledAt} is null or ${table.totpSecret} is not null`),
    check(
      'accounts_second_factor_ends_of_one',
      sql`${table.secondFactorEndsAt} is null or ${table.totpEnabledAt} is not null`,
    ),
  ],
)

/** Addresses that a person keeps for later orders; those of orders are copies. */
export const addresses = snakeCase.table(
  'addresses',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references((): AnyPgColumn => accounts.id, { onDelete: 'cascade' }),
    type: text().$type<'person' | 'company'>().notNull().default('person'),
    title: text(),
    company: text(),
    vatId: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    address: text().notNull(),
    zip: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    phone: text(),
    createdAt: instant().notNull(),
  },
  table => [
    index('addresses_account').on(table.accountId, table.createdAt),
    check('addresses_type', sql`${table.type} in ('person', 'company')`),
  ],
)

/** Lists of teams that a person keeps: who wears which number and size, to be put into the sizes and texts of products. */
export const teamLists = snakeCase.table(
  'team_lists',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references((): AnyPgColumn => accounts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    entries: jsonb().$type<TeamEntry[]>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  table => [index('team_lists_account').on(table.accountId, table.createdAt)],
)

/** How people look at lists of the admin centre: `search` is what stands in the address of the `list` (its path) behind the
 *  question mark. */
export const savedViews = snakeCase.table(
  'saved_views',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references((): AnyPgColumn => accounts.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    title: text().notNull(),
    search: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  table => [uniqueIndex('saved_views_title').on(table.accountId, table.list, table.title)],
)

/** What somebody opened last in the admin centre: paths below it, of which a few are kept. Names of things are not. */
export const recentPaths = snakeCase.table(
  'recent_paths',
  {
    accountId: uuid()
      .notNull()
      .references((): AnyPgColumn => accounts.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    openedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.path] })],
)

/** One who gets a piece. Empty texts: not known, or not wanted. */
export type TeamEntry = { name: string; number: string; size: string }

/** Signed-in browsers. The id is the hash of the cookie's secret, so a stolen table opens no session. `endsAt` is the
 *  latest end, however busy it is; `actingFor` the customer for whom a member of staff acts in the shop, until
 *  `actingUntil`. */
export const sessions = snakeCase.table(
  'sessions',
  {
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    endsAt: instant().notNull(),
    userAgent: text(),
    address: text(),
    actingFor: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    actingUntil: instant(),
    lastSeenAt: instant().notNull().defaultNow(),
    createdAt: instant().notNull().defaultNow(),
  },
  table => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** Tabs of a signed-in browser that named themselves (`registertab`), so that two tabs of one person can be told apart.
 *  They go with the session. */
export const sessionTabs = snakeCase.table(
  'session_tabs',
  {
    sessionId: text()
      .notNull()
      // A session's id changes with its secret.
      .references(() => sessions.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    tab: text().notNull(),
    openedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.sessionId, table.tab] })],
)

export type TokenPurpose = 'verify' | 'password' | 'email' | 'invitation' | 'secondFactor' | 'secondFactorKeep'

/** Secrets of links in mails, by their hash: good once, until `expiresAt`. `email` is the new address of an e-mail
 *  change. Used ones stay until they expire, so that a second use can be told from a wrong one. */
export const accountTokens = snakeCase.table(
  'account_tokens',
  {
    hash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text().$type<TokenPurpose>().notNull(),
    email: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  table => [
    index('account_tokens_account').on(table.accountId, table.purpose),
    index('account_tokens_expiry').on(table.expiresAt),
    check(
      'account_tokens_purpose',
      sql`${table.purpose} in ('verify', 'password', 'email', 'invitation', 'secondFactor', 'secondFactorKeep')`,
    ),
  ],
)

/** Codes for whoever lost their second factor; each is good once. Only their hash is kept. */
export const recoveryCodes = snakeCase.table(
  'recovery_codes',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    usedAt: instant(),
  },
  table => [primaryKey({ columns: [table.accountId, table.hash] })],
)

/** Wrong codes in a row, of each kind by itself; a right code of that kind clears its row and nothing else does but the end
 *  of the second factor. `lastAt` is when the last one was tried. */
export const codeFailures = snakeCase.table(
  'code_failures',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text().$type<'totp' | 'recovery'>().notNull(),
    count: integer().notNull(),
    lastAt: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    check('code_failures_kind', sql`${table.kind} in ('totp', 'recovery')`),
  ],
)

/**
 * Wrong passwords in a row, by a hash of the account as it was typed, and of it and the client (`authentication/attempts.ts`);
 * addresses without an account are counted alike. Not logged: PostgreSQL writes it to no journal, and empties it after a
 * crash.
 */
export const signInFailures = snakeCase.table(
  'sign_in_failures',
  { key: text().primaryKey(), count: integer().notNull(), lastAt: instant().notNull() },
  table => [index('sign_in_failures_last').on(table.lastAt)],
)

/** Challenges of a proof of work that were answered, by their hash: each counts once. Kept until they end by themselves. */
export const spentProofs = snakeCase.table(
  'spent_proofs',
  { hash: text().primaryKey(), expiresAt: instant().notNull() },
  table => [index('spent_proofs_expiry').on(table.expiresAt)],
)

/** Passkeys (WebAuthn). `publicKey` in base64url; `counter` is the authenticator's own, 0 where it keeps none. */
export const passkeys = snakeCase.table(
  'passkeys',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    counter: integer().notNull(),
    transports: text().array().notNull().default([]),
    label: text().notNull(),
    createdAt: instant().notNull(),
    lastUsed: instant(),
  },
  table => [index('passkeys_account').on(table.accountId)],
)

/** Challenges that a browser's passkey has to answer within minutes; each is answered once. `accountId` is null where
 *  nobody is known yet. */
export const passkeyChallenges = snakeCase.table(
  'passkey_challenges',
  {
    id: text().primaryKey(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text().$type<'register' | 'signIn'>().notNull(),
    challenge: text().notNull(),
    expiresAt: instant().notNull(),
  },
  table => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    check('passkey_challenges_purpose', sql`${table.purpose} in ('register', 'signIn')`),
  ],
)

/** Keys of integrators; only their hash is kept. `hint` are the key's first characters, by which people tell keys
 *  apart; `scopes` is all that it may do. */
export const apiKeys = snakeCase.table(
  'api_keys',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    keyHash: text().notNull().unique(),
    hint: text().notNull(),
    label: text().notNull(),
    scopes: text().$type<Grant>().array().notNull().default([]),
    createdAt: instant().notNull(),
    expiresAt: instant(),
    revokedAt: instant(),
    lastUsed: instant(),
    /** How many requests the program may send in a minute. */
    requestsPerMinute: integer().notNull().default(600),
  },
  table => [
    index('api_keys_account').on(table.accountId),
    check('api_keys_requests', sql`${table.requestsPerMinute} between 10 and 60000`),
  ],
)

/**
 * What people agreed to when they asked for the newsletter, for it has to be proven (Art. 7 (1) GDPR): where, when, in
 * which words (`textVersion`, see `newsletter/texts.ts`), for which address, and since when that is known to be theirs;
 * null: not yet. `orderId`: with which order. One that was taken back stays with the time of that.
 */
export const newsletterConsents = snakeCase.table(
  'newsletter_consents',
  {
    id: id(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    orderId: uuid(),
    email: text().notNull(),
    source: text().$type<'checkout' | 'profile' | 'signUp'>().notNull(),
    language: text().$type<'de' | 'en'>().notNull(),
    textVersion: text().notNull(),
    givenAt: instant().notNull(),
    emailConfirmedAt: instant(),
    withdrawnAt: instant(),
  },
  table => [
    index('newsletter_consents_account').on(table.accountId),
    index('newsletter_consents_order').on(table.orderId),
    index('newsletter_consents_email').on(sql`lower(${table.email})`),
    check('newsletter_consents_source', sql`${table.source} in ('checkout', 'profile', 'signUp')`),
  ],
)
