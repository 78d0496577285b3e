import { z } from 'zod'
import { nothing, type Route, route } from '../../api/rest.ts'
import { anything, listOf, text } from '../../kit/answers.ts'
import { refuse } from '../../kit/refusals.ts'
import { isOpen, missingParticulars, particulars, textsToReview } from './legalTexts/particulars.ts'
import { updateSettings } from './operations.ts'
import { openingAnswer, sectionsAnswer, shopAnswer } from './presenters/answers.ts'
import { configNames, presentConfig, sectionsOfConfig } from './presenters/config.ts'
import { configAnswer, settingsFileAnswer } from './presenters/configAnswers.ts'
import { presentShopConfig } from './presenters/settings.ts'
import { readSections, readSettings, type SectionState } from './queries.ts'
import { FILE_FORMAT, FILE_VERSION, importSettings, settingsFile, updateConfig } from './transfers/operations.ts'

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
    answer: z.object({ sections: sectionsAnswer, opening: openingAnswer, shop: shopAnswer, config: configAnswer }),
    async run({ database: { drizzle: reader }, config: { publicUrl } }) {
      const [states, settings] = await Promise.all([readSections(reader), readSettings(reader)])
      return {
        sections: Object.fromEntries(states.map(state => [state.section.key, configOf(state)])),
        shop: presentShopConfig(settings),
        config: presentConfig(settings, states, publicUrl),
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
      'Changes fields of one section, or by the documented names in `config`: what is absent stays, null clears. With `version` only if nobody changed the section since.',
    input: z.object({
      section: z.string().max(100).nullish(),
      version: z.int().nullish(),
      config: z
        .record(z.string().max(100), z.unknown())
        .refine(config => Object.keys(config).every(name => configNames.includes(name)), 'There is no such name.')
        .nullish()
        .describe(
          'By the names that `GET config` has them under, in place of section and changes; all of it or nothing.',
        ),
      // What the values may be says the section, and how much of it the rule.
      changes: z
        .record(z.string().max(100), z.unknown())
        .refine(changes => Object.keys(changes).length <= MOST_FIELDS, `At most ${MOST_FIELDS} fields.`)
        .nullish(),
    }),
    answer: z.object({ sections: sectionsAnswer }),
    example: { section: 'shop', version: 1, changes: { name: 'Sporthaus Muster' } },
    async run(context, { section, version, changes, config }) {
      if (config) {
        await updateConfig(context, sectionsOfConfig(config))
        const states = await readSections(context.database.drizzle)
        const wanted = new Set(sectionsOfConfig(config).map(each => each.section))
        const shown = states.filter(state => wanted.has(state.section.key))
        return { sections: Object.fromEntries(shown.map(state => [state.section.key, configOf(state)])) }
      }
      if (!section || !changes) refuse('INVALID_INPUT', ['section'], 'A section and its changes, or config.')
      const state = await updateSettings(context, { section, version: version ?? null, changes })
      return { sections: { [section]: configOf(state) } }
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/config/export',
    audience: 'admin:settings',
    summary: 'All settings as a file, for `POST config/import` here or elsewhere. Secrets are none of it.',
    input: nothing,
    answer: settingsFileAnswer,
    run: async ({ database }) => settingsFile(await readSections(database.drizzle)),
  }),
  route({
    method: 'POST',
    path: '/api/v0/config/import',
    audience: 'admin:settings',
    summary: 'Takes over a file of settings as a whole, or not at all. With `dry_run` it only tells what would change.',
    input: z.object({ file: z.unknown().describe('What `GET config/export` answered.') }),
    answer: z.object({
      importId: text('names the import', '0199f3a0-0000-7000-8000-000000000001').nullable(),
      changes: listOf(
        z.object({
          section: text('key of the section', 'shop'),
          name: text('of the field', 'name'),
          before: anything('what it was', 'Shop'),
          after: anything('what it is', 'Sporthaus Muster'),
        }),
        'what was changed',
      ),
    }),
    example: { file: { format: FILE_FORMAT, version: FILE_VERSION, sections: { shop: { name: 'Sporthaus Muster' } } } },
    run: (context, { file }) => importSettings(context, { file }),
  }),
]
