import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { atMost } from '../../../api/inputLimits.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { AccountRef, ViewerRef } from '../graphql.ts'
import { noteOpened } from './operations.ts'
import { recentPathsOf } from './queries.ts'
import { longestPath } from './rules.ts'

builder.objectField(AccountRef, 'recentPaths', t =>
  t.stringList({
    description: 'Paths below the admin centre of what the person opened last there; at most 20, the latest first.',
    resolve: ({ id }, _args, { database }) => recentPathsOf(database.drizzle, id),
  }),
)

const NoteOpenedInput = builder.inputType('NoteOpenedInput', {
  fields: t => ({
    path: t.string({
      required: true,
      description: 'Path below the admin centre, without what stands behind a question mark.',
      ...atMost({ characters: longestPath }),
    }),
  }),
})

type Outcome = { viewer: Viewer | null }
const NoteOpenedPayload = payloadType<Outcome>('NoteOpenedPayload', t => ({
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
}))

builder.mutationField('noteOpened', t =>
  t.field({
    type: NoteOpenedPayload,
    description: 'Keeps that somebody opened a page of the admin centre, among the 20 that they opened last.',
    authScopes: { oneself: true },
    args: { input: t.arg({ type: NoteOpenedInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Outcome>({ viewer: null }, async () => {
        await noteOpened(context, input)
        return { viewer: context.viewer }
      }),
  }),
)
