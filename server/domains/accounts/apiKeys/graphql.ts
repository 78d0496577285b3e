import { batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { keyRequests } from '../../../kit/limits.ts'
import { GrantRef } from '../users/graphql/grants.ts'
import { changeApiKeyLimit, createApiKey, revokeApiKey } from './operations.ts'
import { type ApiKey, apiKeysByIds, browseApiKeys, countApiKeys } from './queries.ts'

const loadApiKey = batchedRows(({ database, viewer }, ids) => apiKeysByIds(database.drizzle, viewer, ids))

const ApiKeyRef = builder.objectRef<ApiKey>('ApiKey')
builder.node(ApiKeyRef, {
  description: 'A key by which a program reaches GraphQL and REST (`Authorization: Bearer …`).',
  id: { resolve: key => key.id },
  isTypeOf: value => 'keyHash' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadApiKey(context, id))),
  fields: t => ({
    integrator: t.exposeString('integrator', { description: 'Whose key it is.' }),
    label: t.exposeString('label'),
    hint: t.exposeString('hint', { description: 'The first characters of the key.' }),
    scopes: t.expose('scopes', { type: [GrantRef] }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
    lastUsed: t.expose('lastUsed', { type: 'DateTime', nullable: true, description: 'To the minute.' }),
    requestsPerMinute: t.exposeInt('requestsPerMinute', {
      description: 'How many requests the program may send in a minute, wherever it asks from.',
    }),
    isUsable: t.boolean({
      resolve: ({ revokedAt, expiresAt }, _args, context) =>
        revokedAt === null && (expiresAt === null || expiresAt > context.now()),
    }),
  }),
})

const ApiKeyConnectionRef = numberedConnection<ApiKey>('ApiKey', ApiKeyRef)

builder.queryField('apiKeys', t =>
  t.field({
    type: ApiKeyConnectionRef,
    authScopes: { admin: 'users' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string() },
    resolve: (_root, page, { database, viewer }) =>
      numberedPage(page, {
        read: part => browseApiKeys(database.drizzle, viewer, part),
        count: most => countApiKeys(database.drizzle, viewer, most),
      }),
  }),
)

type KeyPayload = { apiKey: ApiKey | null; secret?: string | null }

const CreateApiKeyPayload = payloadType<KeyPayload>('CreateApiKeyPayload', t => ({
  apiKey: t.field({ type: ApiKeyRef, nullable: true, resolve: payload => payload.apiKey }),
  secret: t.string({
    nullable: true,
    description: 'The key itself: shown this once and never again.',
    resolve: payload => payload.secret ?? null,
  }),
}))

const RevokeApiKeyPayload = payloadType<KeyPayload>('RevokeApiKeyPayload', t => ({
  apiKey: t.field({ type: ApiKeyRef, nullable: true, resolve: payload => payload.apiKey }),
}))

const CreateApiKeyInput = builder.inputType('CreateApiKeyInput', {
  fields: t => ({
    integrator: t.string({ required: true, description: 'Name of whose key it is; new names are welcome.' }),
    label: t.string({ required: true }),
    scopes: t.field({ type: [GrantRef], required: true }),
    expiresOn: t.field({ type: 'Date', required: true, description: 'Last day; at most two years ahead.' }),
    requestsPerMinute: t.int({
      description: `How many requests the program may send in a minute, from ${keyRequests.least} to ${keyRequests.most}; ${keyRequests.usual} if left out.`,
    }),
  }),
})

const ChangeApiKeyLimitPayload = payloadType<KeyPayload>('ChangeApiKeyLimitPayload', t => ({
  apiKey: t.field({ type: ApiKeyRef, nullable: true, resolve: payload => payload.apiKey }),
}))

const ChangeApiKeyLimitInput = builder.inputType('ChangeApiKeyLimitInput', {
  fields: t => ({
    apiKeyId: t.id({ required: true }),
    requestsPerMinute: t.int({
      required: true,
      description: `How many requests the program may send in a minute, from ${keyRequests.least} to ${keyRequests.most}.`,
    }),
  }),
})

const RevokeApiKeyInput = builder.inputType('RevokeApiKeyInput', {
  fields: t => ({ apiKeyId: t.id({ required: true }) }),
})

builder.mutationFields(t => ({
  createApiKey: t.field({
    type: CreateApiKeyPayload,
    authScopes: { system: true },
    args: { input: t.arg({ type: CreateApiKeyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<KeyPayload>({ apiKey: null }, () => createApiKey(context, input)),
  }),
  changeApiKeyLimit: t.field({
    type: ChangeApiKeyLimitPayload,
    description: 'Says anew how often a key may ask, from its next request on.',
    authScopes: { system: true },
    args: { input: t.arg({ type: ChangeApiKeyLimitInput, required: true }) },
    resolve: (_root, { input: { apiKeyId, requestsPerMinute } }, context) =>
      withRefusals<KeyPayload>({ apiKey: null }, async () => ({
        apiKey: await changeApiKeyLimit(context, {
          ...{ apiKeyId: rawId('ApiKey', String(apiKeyId)) ?? '', requestsPerMinute },
        }),
      })),
  }),
  revokeApiKey: t.field({
    type: RevokeApiKeyPayload,
    authScopes: { system: true },
    args: { input: t.arg({ type: RevokeApiKeyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<KeyPayload>({ apiKey: null }, async () => ({
        apiKey: await revokeApiKey(context, { apiKeyId: rawId('ApiKey', String(input.apiKeyId)) ?? '' }),
      })),
  }),
}))
