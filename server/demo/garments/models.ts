import { accessories } from './blueprints/accessories.ts'
import type { Blueprint, Colouring, ModelGroup } from './blueprints/blueprint.ts'
import { jerseys } from './blueprints/jerseys.ts'
import { legwear } from './blueprints/legwear.ts'
import { leisurewear } from './blueprints/leisure.ts'
import { training } from './blueprints/training.ts'
import { type ColourKey, type Fit, type GarmentKind, type GarmentParameters, type Hex, palette } from './types.ts'

/** Names of the pictures of one colourway, without folder and ending. */
type ColourPictures = { front: string; back?: string; detail?: string }

/**
 * One drawn model as the demo catalogue sees it: `pictures` has an entry for every key in `colours`, in that order.
 * `variantOf` names the model that this is the women's or children's cut of.
 */
export type Model = {
  key: string
  kind: GarmentKind
  group: ModelGroup
  fit: Fit
  variantOf?: string
  titleHint: { de: string; en: string }
  colours: ColourKey[]
  pictures: { [colour in ColourKey]?: ColourPictures }
  /** Name and number drawn on the back, where there are any. */
  lettering?: { name?: string; number?: string }
}

const blueprints: Blueprint[] = [...jerseys, ...training, ...legwear, ...leisurewear, ...accessories]

/** A stable 31-bit number of a text (FNV-1a), used as the seed of folds. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return (hash >>> 1) % 1_000_000
}

function hexOf(key: ColourKey | undefined): Hex | undefined {
  return key && palette[key].hex
}

function colouringOf(blueprint: Blueprint, colour: ColourKey): Colouring {
  const colouring = blueprint.colourways[colour]
  if (!colouring) throw new RangeError(`${blueprint.key} is not drawn in ${colour}`)
  return colouring
}

/** Parameters of a model in one colour and view. Throws RangeError for an unknown model or colour. */
export function parametersOf(key: string, colour: ColourKey, view: 'front' | 'back'): GarmentParameters {
  const blueprint = blueprints.find(one => one.key === key)
  if (!blueprint) throw new RangeError(`there is no model ${key}`)
  const colouring = colouringOf(blueprint, colour)
  const { kind, fit, base } = blueprint
  const c2 = palette[colouring.c2].hex
  return {
    kind,
    fit,
    view,
    c1: palette[colour].hex,
    c2,
    c3: hexOf(colouring.c3) ?? c2,
    sleeve: hexOf(colouring.sleeve),
    cuff: hexOf(colouring.cuff),
    collarColour: hexOf(colouring.collar),
    ink: hexOf(colouring.ink),
    lining: hexOf(colouring.lining),
    cord: hexOf(colouring.cord),
    pattern: 'plain',
    sleevePattern: 'plain',
    knit: 'mesh',
    ...base,
    seed: seedOf(`${key} ${colour} ${view}`),
  }
}

function picturesOf(blueprint: Blueprint, colour: ColourKey, position: number): ColourPictures {
  const stem = `${blueprint.key}-${colour.toLowerCase()}`
  return {
    front: `${stem}-front`,
    ...(position < blueprint.backs && { back: `${stem}-back` }),
    ...(position < blueprint.details && { detail: `${stem}-detail` }),
  }
}

function modelOf(blueprint: Blueprint): Model {
  const { key, kind, group, fit, variantOf, titleHint, base } = blueprint
  const colours = Object.keys(blueprint.colourways) as ColourKey[]
  return {
    key,
    kind,
    group,
    fit,
    variantOf,
    titleHint,
    colours,
    pictures: Object.fromEntries(colours.map((colour, position) => [colour, picturesOf(blueprint, colour, position)])),
    lettering: base.name || base.number ? { name: base.name, number: base.number } : undefined,
  }
}

/** Every model of the demo range, by group and kind. */
export const models: Model[] = blueprints.map(modelOf)
