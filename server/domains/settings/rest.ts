import { z } from 'zod'
import { nothing, type Route, route } from '../../api/rest.ts'
import { isOpen, missingParticulars, particulars, textsToReview } from './legalTexts/particulars.ts'
import { updateSettings } from './operations.ts'
import { openingAnswer, sectionsAnswer, shopAnswer } from './presenters/answers.ts'
import { presentShopConfig } from './presenters/settings.ts'
import { readSections, readSettings, type SectionState } from './queries.ts'

/** Fields in one change. */
const MOST_FIELDS = 100

const configOf = ({ version, values, secretsSet, problems }: SectionState) => ({
  version,
  values,
  secretsSet,
  problems: problems.map(({ path, message }) => ({ path: path.join('.'), message })),
})

/** The configuration as far as there is one, by sections. */
export const settingsRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/config',
    audience: 'staff:settings',
    summary: 'What the shop is set to, by section. Secrets are never shown.',
    input: nothing,
    answer: z.object({ sections: sectionsAnswer, opening: openingAnswer, shop: shopAnswer }),
    async run({ database: { drizzle: reader } }) {
      const [states, settings] = await Promise.all([readSections(reader), readSettings(reader)])
      return {
        sections: Object.fromEntries(states.map(state => [state.section.key, configOf(state)])),
        shop: presentShopConfig(settings),
        opening: {
          isOpen: isOpen(settings),
          missing: missingParticulars(settings).map(({ section, field }) => `${section}.${field}`),
          needed: particulars.map(({ section, field, ...who }) => ({ field: `${section}.${field}`, ...who })),
          textsToReview: textsToReview(settings),
        },
      }
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v0/config',
    audience: 'admin:settings',
    summary:
      'Changes fields of one section: what is absent stays, null clears. With `version` only if nobody changed the section since.',
    input: z.object({
      section: z.string().max(100),
      version: z.int().nullish(),
      // What the values may be says the section, and how much of it the rule.
      changes: z
        .record(z.string().max(100), z.unknown())
        .refine(changes => Object.keys(changes).length <= MOST_FIELDS, `At most ${MOST_FIELDS} fields.`),
    }),
    answer: z.object({ sections: sectionsAnswer }),
    example: { section: 'shop', version: 1, changes: { name: 'Sporthaus Muster' } },
    async run(context, { section, version, changes }) {
      const state = await updateSettings(context, { section, version: version ?? null, changes })
      return { sections: { [section]: configOf(state) } }
    },
  }),
]
