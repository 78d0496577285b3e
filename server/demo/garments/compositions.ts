import { parametersOf } from './models.ts'
import type { ColourKey, GarmentParameters } from './types.ts'

/** One garment in a composed picture: centre in pixels, width of its 1000-box in pixels, turn in degrees clockwise. */
type Piece = { parameters: GarmentParameters; x: number; y: number; width: number; turn: number }

export type Composition = {
  name: string
  width: number
  height: number
  alt: { de: string; en: string }
  /** From the lowest to the topmost piece. */
  pieces: Piece[]
}

/** A set of the demo range: which models in which colours, and its composed picture by the set's own colour. */
export type GarmentSet = {
  key: string
  titleHint: { de: string; en: string }
  models: string[]
  colours: ColourKey[]
  /** Colour of each model of the set, in the order of `models`, by the set's colour. */
  pieces: { [colour in ColourKey]?: ColourKey[] }
  pictures: { [colour in ColourKey]?: string }
}

const setPlans: {
  key: string
  de: string
  en: string
  models: string[]
  pieces: { [c in ColourKey]?: ColourKey[] }
}[] = [
  {
    key: 'set-nordwald',
    de: '3-teiliges Set Nordwald',
    en: '3-piece Nordwald set',
    models: ['trikot-nordwald', 'short-nordwald', 'stutzen-nordwald'],
    pieces: { NAV: ['NAV', 'NAV', 'NAV'], TAN: ['TAN', 'TAN', 'TAN'], SWZ: ['SWZ', 'SWZ', 'GEL'] },
  },
  {
    key: 'set-nordwald-kinder',
    de: '3-teiliges Kinderset Nordwald',
    en: "3-piece Nordwald children's set",
    models: ['trikot-nordwald-kinder', 'short-nordwald-kinder', 'stutzen-nordwald'],
    pieces: { NAV: ['NAV', 'NAV', 'NAV'], TAN: ['TAN', 'TAN', 'TAN'] },
  },
  {
    key: 'set-schaerpe',
    de: '3-teiliges Set Schärpe',
    en: '3-piece Sash set',
    models: ['trikot-schaerpe', 'short-nordwald', 'stutzen-nordwald'],
    pieces: { GEL: ['GEL', 'SWZ', 'GEL'], WSS: ['WSS', 'WSS', 'ROT'] },
  },
  {
    key: 'set-brustring',
    de: '3-teiliges Set Brustring',
    en: '3-piece Chest band set',
    models: ['trikot-brustring', 'short-nordwald', 'stutzen-nordwald'],
    pieces: { WSS: ['WSS', 'WSS', 'ROT'] },
  },
  {
    key: 'set-seeufer',
    de: '3-teiliges Set Seeufer',
    en: '3-piece Seeufer set',
    models: ['ringeltrikot-seeufer', 'short-nordwald', 'stutzen-seeufer'],
    pieces: { TAN: ['TAN', 'TAN', 'TAN'], NAV: ['NAV', 'NAV', 'NAV'] },
  },
  {
    key: 'set-flanke',
    de: '3-teiliges Set Flanke',
    en: '3-piece Flanke set',
    models: ['trikot-flanke', 'short-flanke', 'stutzen-kabine'],
    pieces: { ROT: ['ROT', 'ROT', 'ROT'], ROY: ['ROY', 'ROY', 'ROY'] },
  },
  {
    key: 'set-kabine',
    de: '3-teiliges Set Kabine',
    en: '3-piece Kabine set',
    models: ['trikot-kabine', 'short-kabine', 'stutzen-kabine'],
    pieces: { ROT: ['ROT', 'SWZ', 'SWZ'], ROY: ['ROY', 'ROY', 'WSS'] },
  },
  {
    key: 'set-freiwurf',
    de: '2-teiliges Set Freiwurf',
    en: '2-piece Freiwurf set',
    models: ['korbtrikot-freiwurf', 'korbshort-freiwurf'],
    pieces: { ROT: ['ROT', 'ROT'], NAV: ['NAV', 'NAV'] },
  },
  {
    key: 'trainingsanzug-nordwald',
    de: '2-teiliges Set Trainingsanzug Nordwald',
    en: '2-piece Nordwald tracksuit',
    models: ['trainingsjacke-nordwald', 'trainingshose-nordwald'],
    pieces: { TAN: ['TAN', 'TAN'], NAV: ['NAV', 'NAV'], ROT: ['ROT', 'SWZ'] },
  },
  {
    key: 'trainingsanzug-nordwald-kinder',
    de: '2-teiliges Set Kinder-Trainingsanzug Nordwald',
    en: "2-piece Nordwald children's tracksuit",
    models: ['trainingsjacke-nordwald-kinder', 'trainingshose-nordwald-kinder'],
    pieces: { NAV: ['NAV', 'NAV'], ROT: ['ROT', 'SWZ'] },
  },
  {
    key: 'trainingsanzug-auswaertsfahrt',
    de: '2-teiliges Set Trainingsanzug Auswärtsfahrt',
    en: '2-piece Auswärtsfahrt tracksuit',
    models: ['trainingsjacke-auswaertsfahrt', 'trainingshose-auswaertsfahrt'],
    pieces: { NAV: ['NAV', 'NAV'], SWZ: ['SWZ', 'SWZ'] },
  },
]

/** Centre and width of each piece in a 900 px picture of three, of shirt and shorts, and of jacket and trousers. */
const placesOfThree: [number, number, number][] = [
  [318, 282, 575],
  [296, 704, 400],
  [676, 672, 440],
]
const placesOfKit: [number, number, number][] = [
  [345, 330, 690],
  [640, 660, 500],
]
const placesOfSuit: [number, number, number][] = [
  [335, 395, 690],
  [672, 560, 640],
]

function placesOf(models: string[]): [number, number, number][] {
  if (models.length === 3) return placesOfThree
  return models[0]!.startsWith('korb') ? placesOfKit : placesOfSuit
}

function setPicture(plan: (typeof setPlans)[number], colour: ColourKey, pieces: ColourKey[]): Composition {
  const places = placesOf(plan.models)
  return {
    name: `${plan.key}-${colour.toLowerCase()}`,
    width: 900,
    height: 900,
    alt: { de: plan.de, en: plan.en },
    pieces: plan.models
      .map((model, index) => {
        const [x, y, width] = places[index]!
        return { parameters: parametersOf(model, pieces[index]!, 'front'), x, y, width, turn: 0 }
      })
      .reverse(),
  }
}

const setColours = (plan: (typeof setPlans)[number]) => Object.entries(plan.pieces) as [ColourKey, ColourKey[]][]

/** The sets of the demo range. */
export const sets: GarmentSet[] = setPlans.map(plan => ({
  key: plan.key,
  titleHint: { de: plan.de, en: plan.en },
  models: plan.models,
  colours: setColours(plan).map(([colour]) => colour),
  pieces: plan.pieces,
  pictures: Object.fromEntries(setColours(plan).map(([colour]) => [colour, `${plan.key}-${colour.toLowerCase()}`])),
}))

type Placed = [
  model: string,
  colour: ColourKey,
  view: 'front' | 'back',
  x: number,
  y: number,
  width: number,
  turn: number,
]

function laid(name: string, size: [number, number], alt: { de: string; en: string }, placed: Placed[]): Composition {
  return {
    name,
    width: size[0],
    height: size[1],
    alt,
    pieces: placed.map(([model, colour, view, x, y, width, turn]) => ({
      parameters: parametersOf(model, colour, view),
      x,
      y,
      width,
      turn,
    })),
  }
}

/** The opening pictures: pieces laid on the hall floor, 1440 × 1300, transparent ground. */
const heroes: Composition[] = [
  laid(
    'hero-schaerpe',
    [1440, 1300],
    { de: 'Gelb-schwarze Spielkleidung mit Schärpe', en: 'Yellow and black kit with a sash' },
    [
      ['trikot-schaerpe', 'GEL', 'back', 400, 480, 790, -7],
      ['stutzen-nordwald', 'GEL', 'front', 1215, 330, 560, 8],
      ['short-nordwald', 'SWZ', 'front', 350, 1010, 540, 4],
      ['trikot-schaerpe', 'GEL', 'front', 880, 720, 1000, 4],
    ],
  ),
  laid('hero-training', [1440, 1300], { de: 'Trainingsanzug, Tasche und Ball', en: 'Tracksuit, bag and ball' }, [
    ['trainingshose-auswaertsfahrt', 'NAV', 'front', 1090, 780, 900, 8],
    ['trainingsjacke-auswaertsfahrt', 'NAV', 'front', 520, 540, 980, -5],
    ['sporttasche-kabinengang', 'NAV', 'front', 560, 1040, 700, 3],
    ['spielball-anstoss', 'WSS', 'front', 1050, 1080, 380, 0],
  ]),
]

/** One picture for the card of each product group, 900 × 900, transparent ground. */
const groupCards: Composition[] = [
  laid('karte-trikots', [900, 900], { de: 'Zwei Trikots', en: 'Two jerseys' }, [
    ['trikot-schaerpe', 'GEL', 'back', 600, 380, 640, 8],
    ['ringeltrikot-seeufer', 'TAN', 'front', 390, 500, 790, -3],
  ]),
  laid('karte-training', [900, 900], { de: 'Trainingsjacke und Hose', en: 'Track jacket and pants' }, [
    ['trainingshose-nordwald', 'TAN', 'front', 650, 540, 680, 5],
    ['trainingsjacke-nordwald', 'TAN', 'front', 380, 470, 780, -3],
  ]),
  laid('karte-freizeit', [900, 900], { de: 'Kapuzensweatshirt und Polo', en: 'Hooded sweatshirt and polo' }, [
    ['polo-nordwald', 'WSS', 'front', 620, 380, 620, 7],
    ['hoodie-nordwald', 'SWZ', 'front', 390, 490, 800, -3],
  ]),
  laid('karte-taschen', [900, 900], { de: 'Sporttasche und Rucksack', en: 'Sports bag and backpack' }, [
    ['rucksack-auswaertsspiel', 'NAV', 'front', 620, 340, 580, 4],
    ['sporttasche-kabinengang', 'TAN', 'front', 410, 600, 780, -3],
  ]),
  laid('karte-zubehoer', [900, 900], { de: 'Ball, Trinkflasche und Kappe', en: 'Ball, water bottle and cap' }, [
    ['trinkflasche-halbzeit', 'TAN', 'front', 660, 360, 620, 8],
    ['kappe-nordwald', 'NAV', 'front', 290, 310, 500, -6],
    ['spielball-anstoss', 'WSS', 'front', 420, 640, 480, 0],
  ]),
  laid('karte-sets', [900, 900], { de: 'Trikot, Short und Stutzen', en: 'Jersey, shorts and socks' }, [
    ['stutzen-nordwald', 'ROT', 'front', 700, 640, 460, 5],
    ['short-nordwald', 'WSS', 'front', 330, 690, 500, -4],
    ['trikot-brustring', 'WSS', 'front', 390, 330, 700, 3],
  ]),
  laid('karte-angebote', [900, 900], { de: 'Regenjacke und Stutzen', en: 'Rain jacket and socks' }, [
    ['stutzen-seeufer', 'ROT', 'front', 690, 560, 540, 6],
    ['regenjacke-wetterseite', 'GEL', 'front', 400, 480, 800, -3],
  ]),
]

/** All composed pictures: sets, openings and group cards. */
export const compositions: Composition[] = [
  ...setPlans.flatMap(plan => setColours(plan).map(([colour, pieces]) => setPicture(plan, colour, pieces))),
  ...heroes,
  ...groupCards,
]
