import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { withoutControls } from '../../../kit/words.ts'
import { deleteRedirects, saveRedirect } from '../operations/redirects.ts'
import {
  browseMissedPaths,
  browseRedirects,
  countMissedPaths,
  countRedirects,
  type MissedPath,
  type Redirect,
} from '../queries/managed.ts'
import { redirectLimits } from '../rules/redirects.ts'

const RedirectRef = builder.objectRef<Redirect>('Redirect').implement({
  fields: t => ({
    id: t.id({ resolve: ({ id }) => globalId('Redirect', id) }),
    path: t.exposeString('path'),
    target: t.exposeString('target'),
    isPermanent: t.exposeBoolean('isPermanent'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})
const MissedPathRef = builder.objectRef<MissedPath>('MissedPath').implement({
  fields: t => ({
    id: t.id({ resolve: ({ path }) => globalId('MissedPath', path) }),
    path: t.exposeString('path'),
    count: t.exposeInt('count'),
    firstDay: t.expose('firstDay', { type: 'Date' }),
    lastDay: t.expose('lastDay', { type: 'Date' }),
  }),
})
const RedirectConnectionRef = numberedConnection<Redirect>('Redirect', RedirectRef)
const MissedPathConnectionRef = numberedConnection<MissedPath>('MissedPath', MissedPathRef)

builder.queryFields(t => ({
  redirects: t.field({
    type: RedirectConnectionRef,
    authScopes: { staff: 'content' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), search: t.arg.string() },
    resolve(_root, { search, ...args }, { database: { drizzle: reader }, viewer }) {
      const words = withoutControls(search)?.slice(0, 200) ?? null
      return numberedPage(args, {
        read: part => browseRedirects(reader, viewer, words, part),
        count: most => countRedirects(reader, viewer, words, most),
        search: words,
      })
    },
  }),
  missedPaths: t.field({
    type: MissedPathConnectionRef,
    authScopes: { staff: 'content' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string() },
    resolve: (_root, args, { database: { drizzle: reader }, viewer }) =>
      numberedPage(args, {
        read: part => browseMissedPaths(reader, viewer, part),
        count: most => countMissedPaths(reader, viewer, most),
      }),
  }),
}))

const SaveRedirectInput = builder.inputType('SaveRedirectInput', {
  fields: t => ({
    redirectId: t.id(),
    path: t.string({ required: true, ...accepts(redirectLimits.path) }),
    target: t.string({ required: true, ...accepts(redirectLimits.target) }),
    isPermanent: t.boolean({ required: true }),
  }),
})
const DeleteRedirectsInput = builder.inputType('DeleteRedirectsInput', {
  fields: t => ({ redirectIds: t.idList({ required: true }) }),
})
const SaveRedirectPayload = payloadType<{ redirect: Redirect | null }>('SaveRedirectPayload', t => ({
  redirect: t.expose('redirect', { type: RedirectRef, nullable: true }),
}))
const DeleteRedirectsPayload = payloadType<{ ids: readonly string[] }>('DeleteRedirectsPayload', t => ({
  deletedRedirectIds: t.idList({ resolve: ({ ids }) => ids.map(id => globalId('Redirect', id)) }),
}))

const keyOf = (id: string | number): string => rawId('Redirect', String(id)) ?? ''

builder.mutationFields(t => ({
  saveRedirect: t.field({
    type: SaveRedirectPayload,
    authScopes: { admin: 'content' },
    args: { input: t.arg({ type: SaveRedirectInput, required: true }) },
    resolve: (_root, { input: { redirectId, ...input } }, context) =>
      withRefusals<{ redirect: Redirect | null }>({ redirect: null }, async () => ({
        redirect: await saveRedirect(context, { ...input, redirectId: redirectId ? keyOf(redirectId) : null }),
      })),
  }),
  deleteRedirects: t.field({
    type: DeleteRedirectsPayload,
    authScopes: { admin: 'content' },
    args: { input: t.arg({ type: DeleteRedirectsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ ids: readonly string[] }>({ ids: [] }, async () => ({
        ids: (await deleteRedirects(context, { redirectIds: input.redirectIds.map(keyOf) })).deletedIds,
      })),
  }),
}))
