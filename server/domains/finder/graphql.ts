import { builder } from '../../api/builder.ts'
import { globalId } from '../../api/globalIds.ts'
import { atMost } from '../../api/inputLimits.ts'
import { withoutControls } from '../../kit/words.ts'
import type { Found } from '../../platform/finding.ts'
import { settingsOf } from '../settings/graphql.ts'
import { shopDay, shopSettings } from '../settings/settings.ts'
import { findEverything } from './queries.ts'
import { type FoundGroup, searchedCharacters } from './rules.ts'

const FoundRef = builder.objectRef<Found & { type: string }>('Found').implement({
  description: 'Something of the back office that was found.',
  fields: t => ({
    // Not `id`: by that clients would take it for the thing itself.
    thingId: t.id({ description: 'Global id of the thing.', resolve: ({ type, id }) => globalId(type, id) }),
    title: t.exposeString('title', { description: 'What it is called, in the language of the request.' }),
    details: t.exposeString('details', { description: 'What tells it from others of its name; may be empty.' }),
  }),
})

const FoundGroupRef = builder.objectRef<FoundGroup>('FoundGroup').implement({
  description: 'Things of one kind that were found.',
  fields: t => ({
    kind: t.exposeString('subject', { description: 'What kind of things, as the audit log calls it: `order`.' }),
    found: t.field({
      type: [FoundRef],
      description: 'At most five, the best first. The list of the kind shows all that fit.',
      resolve: ({ type, found }) => found.map(each => ({ ...each, type })),
    }),
  }),
})

builder.queryField('foundEverywhere', t =>
  t.field({
    type: [FoundGroupRef],
    description:
      'What holds all words, of everything in the back office that one may read; kinds of which nothing fits are left out.',
    authScopes: { backOffice: true },
    complexity: 400,
    args: {
      words: t.arg.string({
        required: true,
        description: 'At least two characters.',
        ...atMost({ characters: searchedCharacters.most }),
      }),
    },
    resolve: async (_root, { words }, context) => {
      const settings = await settingsOf(context)
      const { database, viewer, language, now: clock } = context
      const now = clock()
      const { timeZone } = shopSettings.of(settings)
      const scope = { database, viewer, language, now, today: shopDay(settings, now), timeZone }
      return [...(await findEverything(scope, settings, withoutControls(words) ?? ''))]
    },
  }),
)
