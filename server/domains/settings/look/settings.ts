import { z } from 'zod'
import { defineSettings, type Settings } from '../rules.ts'
import { missingFiles } from './queries.ts'
import { colourForm, contrastProblems, type Look, lookFileForm, usualLook } from './rules.ts'
import { colourNames, type SystemFont, systemFonts } from './tokens.ts'

const colours = z.partialRecord(z.enum(colourNames), z.string().regex(colourForm, 'A colour is six digits: #0b5b45.'))
const file = z.string().regex(lookFileForm, 'It must be the name of an uploaded file.')
const font = z.union([
  z.enum(Object.keys(systemFonts.display) as [SystemFont, ...SystemFont[]]),
  z.string().regex(/^file:[0-9a-f]{64}$/, 'It must be a family or an uploaded file.'),
])

/** The look of the shop: what differs from the usual tokens. What cannot be read well enough is refused. */
export const lookSettings = defineSettings(
  'look',
  z.object({
    light: colours,
    dark: colours,
    radius: z.int().min(0).max(20),
    density: z.enum(['compact', 'normal', 'airy']),
    displayFont: font,
    textFont: font,
    logo: file.nullable(),
    favicon: file.nullable(),
  }),
  usualLook,
  { conflicts: contrastProblems, hindrances: async (tx, _before, after) => missingFiles(tx, after) },
)

export const lookOf = (settings: Settings): Look => lookSettings.of(settings)
