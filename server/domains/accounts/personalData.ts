import { sql } from 'drizzle-orm'
import { type PersonalData, personal } from '../../platform/personalData.ts'
import {
  accounts,
  accountTokens,
  addresses,
  apiKeys,
  codeFailures,
  newsletterConsents,
  passkeyChallenges,
  passkeys,
  recentPaths,
  recoveryCodes,
  savedViews,
  sessions,
  sessionTabs,
  teamLists,
} from './tables.ts'

const nothing = () => sql`null`
const ownId = 'It is the id of the account, which account.json names.'
const secret = 'It is, or checks, what signs somebody in.'

/** What is kept of a person with an account; without it, nothing of this. */
export const accountsPersonalData: PersonalData = {
  files: {
    account: {
      de: 'Ihr Konto, dazu Links aus E-Mails und Codes, ohne diese selbst',
      en: 'your account, with links of mails and codes, without these themselves',
    },
    addresses: { de: 'gespeicherte Adressen', en: 'addresses you keep' },
    recent_paths: {
      de: 'was Sie im Admincenter zuletzt geöffnet haben',
      en: 'what you opened last in the admin centre',
    },
    saved_views: {
      de: 'Filter von Listen der Verwaltung, die Sie sich gemerkt haben',
      en: 'filters of lists of the admin centre that you saved',
    },
    team_lists: { de: 'Ihre Mannschaftslisten', en: 'the lists of your teams' },
    newsletter: { de: 'wann Sie dem Newsletter zugestimmt haben', en: 'when you agreed to the newsletter' },
    sessions: { de: 'Geräte, auf denen Sie angemeldet sind', en: 'devices on which you are signed in' },
    passkeys: { de: 'Passkeys, nur ihre Namen', en: 'passkeys, their names only' },
    api_keys: { de: 'Schlüssel für Programme, nur ihr Anfang', en: 'keys for programs, their beginning only' },
  },
  tables: [
    personal(accounts, {
      of: ({ accountId }) => sql`${accounts.id} = ${accountId}`,
      copied: {
        file: 'account',
        by: sql`${accounts.id}`,
        withheld: {
          ...{ passwordHash: secret, totpSecret: secret, totpStep: secret },
          searchText: 'It repeats other columns for the search.',
        },
      },
      erased: {
        columns: {
          ...{ id: 'stays', language: 'stays', isBuiltIn: 'stays', createdAt: 'stays', searchText: 'stays' },
          ...{ deletionRequestedAt: 'stays', anonymisedAt: 'stays' },
          email: ({ accountId }) => sql`'deleted-' || ${accountId}::text || '@deleted.invalid'`,
          name: () => sql`'gelöschtes Konto'`,
          ...{ title: nothing, firstName: nothing, lastName: nothing, company: nothing, phone: nothing, note: nothing },
          ...{ emailVerifiedAt: nothing, passwordHash: nothing, customerNumber: nothing, newsletterConsentAt: nothing },
          ...{ termsAgreedAt: nothing, termsVersion: nothing },
          signUpMeta: nothing,
          ...{ totpSecret: nothing, totpEnabledAt: nothing, totpStep: nothing },
          ...{ secondFactorEndsAt: nothing, secondFactorEndToldAt: nothing, secondFactorGoneAt: nothing },
          passwordSuffices: () => sql`false`,
          ...{ defaultShippingAddressId: nothing, defaultInvoiceAddressId: nothing },
          ...{ failedAt: nothing, lastLogin: nothing, lastActive: nothing, invitedAt: nothing },
          failedLogins: () => sql`0`,
          roles: () => sql`array['user']`,
          grants: () => sql`array[]::text[]`,
          terms: () => sql`'{}'::jsonb`,
          isActive: () => sql`false`,
          revision: () => sql`${sql.identifier('revision')} + 1`,
        },
        kept: {
          because: 'Orders and the log refer to the row, which names nobody any more.',
          law: 'Art. 4(5) and 11 GDPR',
          until: 'for as long as they do',
        },
      },
    }),
    personal(addresses, {
      of: ({ accountId }) => sql`${addresses.accountId} = ${accountId}`,
      copied: { file: 'addresses', by: sql`${addresses.createdAt}, ${addresses.id}` },
      erased: { rows: 'all' },
    }),
    personal(teamLists, {
      of: ({ accountId }) => sql`${teamLists.accountId} = ${accountId}`,
      copied: {
        file: 'team_lists',
        by: sql`${teamLists.createdAt}, ${teamLists.id}`,
        withheld: { id: 'It names nothing outside of the database.', accountId: ownId },
      },
      erased: { rows: 'all' },
    }),
    personal(recentPaths, {
      of: ({ accountId }) => sql`${recentPaths.accountId} = ${accountId}`,
      copied: {
        file: 'recent_paths',
        by: sql`${recentPaths.openedAt}, ${recentPaths.path}`,
        withheld: { accountId: ownId },
      },
      erased: { rows: 'all' },
    }),
    personal(savedViews, {
      of: ({ accountId }) => sql`${savedViews.accountId} = ${accountId}`,
      copied: {
        file: 'saved_views',
        by: sql`${savedViews.createdAt}, ${savedViews.id}`,
        withheld: { id: 'It names nothing outside of the database.', accountId: ownId },
      },
      erased: { rows: 'all' },
    }),
    personal(newsletterConsents, {
      of: ({ accountId, email }) =>
        sql`${newsletterConsents.accountId} = ${accountId}
          or ${newsletterConsents.accountId} is null and lower(${newsletterConsents.email}) = lower(${email})`,
      copied: {
        file: 'newsletter',
        by: sql`${newsletterConsents.givenAt}, ${newsletterConsents.id}`,
        withheld: { id: 'It names nothing outside of the database.', accountId: ownId },
      },
      // Nothing is sent any more, so that nothing has to be proven.
      erased: { rows: 'all' },
    }),
    personal(sessions, {
      of: ({ accountId }) => sql`${sessions.userId} = ${accountId} or ${sessions.actingFor} = ${accountId}`,
      copied: {
        file: 'sessions',
        // Sessions in which staff acts for the person are the browsers of others.
        only: ({ accountId }) => sql`${sessions.userId} = ${accountId}`,
        by: sql`${sessions.createdAt}`,
        withheld: {
          id: secret,
          actingFor: 'It says for whom a member of staff acts, which is about that customer.',
          actingUntil: 'It says until when a member of staff acts for a customer, which is about that customer.',
        },
      },
      erased: { rows: 'all' },
    }),
    personal(sessionTabs, {
      of: ({ accountId }) =>
        sql`${sessionTabs.sessionId} in (select s.id from sessions s where s.user_id = ${accountId})`,
      copied: { none: 'Names by chance, by which tabs of one browser are told apart.' },
      erased: { rows: 'all' },
    }),
    personal(accountTokens, {
      of: ({ accountId }) => sql`${accountTokens.accountId} = ${accountId}`,
      copied: {
        file: 'account',
        within: { as: 'links', on: sql`${accountTokens.accountId} = ${accounts.id}` },
        by: sql`${accountTokens.createdAt}`,
        withheld: { hash: secret, accountId: ownId },
      },
      erased: { rows: 'all' },
    }),
    personal(recoveryCodes, {
      of: ({ accountId }) => sql`${recoveryCodes.accountId} = ${accountId}`,
      copied: {
        file: 'account',
        within: { as: 'recovery_codes', on: sql`${recoveryCodes.accountId} = ${accounts.id}` },
        by: sql`${recoveryCodes.usedAt}, ${recoveryCodes.hash}`,
        withheld: { hash: secret, accountId: ownId },
      },
      erased: { rows: 'all' },
    }),
    personal(codeFailures, {
      of: ({ accountId }) => sql`${codeFailures.accountId} = ${accountId}`,
      copied: {
        file: 'account',
        within: { as: 'wrong_codes', on: sql`${codeFailures.accountId} = ${accounts.id}` },
        by: sql`${codeFailures.kind}`,
        withheld: { accountId: ownId },
      },
      erased: { rows: 'all' },
    }),
    personal(passkeys, {
      of: ({ accountId }) => sql`${passkeys.accountId} = ${accountId}`,
      copied: {
        file: 'passkeys',
        by: sql`${passkeys.createdAt}`,
        withheld: {
          ...{ id: 'It names nothing outside of the database.', accountId: ownId, credentialId: secret },
          ...{ publicKey: secret, counter: secret, transports: 'It tells the browser how to ask for the key.' },
        },
      },
      erased: { rows: 'all' },
    }),
    personal(passkeyChallenges, {
      of: ({ accountId }) => sql`${passkeyChallenges.accountId} = ${accountId}`,
      copied: { none: 'Numbers by chance that end within minutes.' },
      erased: { rows: 'all' },
    }),
    personal(apiKeys, {
      of: ({ accountId }) => sql`${apiKeys.accountId} = ${accountId}`,
      copied: {
        file: 'api_keys',
        by: sql`${apiKeys.createdAt}`,
        withheld: { id: 'It names nothing outside of the database.', accountId: ownId, keyHash: secret },
      },
      erased: { rows: 'all' },
    }),
  ],
}
