import { type Composition, compositions } from './compositions.ts'
import { type Model, models, parametersOf } from './models.ts'
import { type ColourKey, type GarmentKind, type GarmentParameters, palette } from './types.ts'

/** The square of the 1000-box that a detail picture shows. */
type Crop = { x: number; y: number; size: number }

/** One picture to draw; `name` is its file without ending. A composed picture has `composition` and no parameters. */
export type Picture =
  | { name: string; parameters: GarmentParameters; crop?: Crop; alt: { de: string; en: string } }
  | { name: string; composition: Composition; alt: { de: string; en: string } }

const chest: Crop = { x: 400, y: 90, size: 380 }
const sleeve: Crop = { x: 110, y: 160, size: 380 }
const hem: Crop = { x: 250, y: 580, size: 370 }

/** Close views by kind; neighbours in the list take different ones. */
const crops: { [kind in GarmentKind]?: Crop[] } = {
  jersey: [chest, sleeve],
  polo: [{ x: 350, y: 80, size: 380 }],
  hoodie: [
    { x: 320, y: 120, size: 400 },
    { x: 300, y: 560, size: 400 },
  ],
  jacket: [
    { x: 380, y: 60, size: 390 },
    { x: 90, y: 540, size: 400 },
  ],
  shorts: [{ x: 130, y: 560, size: 380 }],
  trousers: [{ x: 330, y: 30, size: 360 }],
  socks: [{ x: 180, y: 60, size: 400 }],
  bag: [{ x: 120, y: 340, size: 420 }],
}

/** The close view that shows what a garment is about. */
function cropOf({ kind, pattern, sleeves, sponsor }: GarmentParameters, position: number): Crop | undefined {
  if (kind === 'jersey' && sleeves === 'none') return { x: 320, y: 90, size: 380 }
  if (pattern === 'sash' || (pattern === 'fade' && !sponsor)) return hem
  const choice = crops[kind]
  return choice?.[position % choice.length]
}

const viewWords = {
  front: { de: 'Vorderseite', en: 'front' },
  back: { de: 'Rückseite', en: 'back' },
  detail: { de: 'Detail', en: 'detail' },
}

function altOf(model: Model, colour: ColourKey, view: keyof typeof viewWords): { de: string; en: string } {
  const say = (language: 'de' | 'en') =>
    `${model.titleHint[language]}, ${palette[colour][language]}, ${viewWords[view][language]}`
  return { de: say('de'), en: say('en') }
}

/** The back of a model as it is sold: who can have a name on it sees it with that name, and with nobody else's. */
function backOf({ key, lettering }: Model, colour: ColourKey): GarmentParameters {
  const parameters = parametersOf(key, colour, 'back')
  return lettering?.name ? { ...parameters, isBlank: true } : parameters
}

function picturesOfColour(model: Model, position: number, colour: ColourKey): Picture[] {
  const names = model.pictures[colour]!
  const views: Picture[] = [
    { name: names.front, parameters: parametersOf(model.key, colour, 'front'), alt: altOf(model, colour, 'front') },
  ]
  if (names.back) {
    views.push({
      name: names.back,
      parameters: backOf(model, colour),
      alt: altOf(model, colour, 'back'),
    })
  }
  const parameters = parametersOf(model.key, colour, 'front')
  const crop = cropOf(parameters, position)
  if (names.detail && crop) views.push({ name: names.detail, parameters, crop, alt: altOf(model, colour, 'detail') })
  return views
}

/** Every picture of the demo shop, in a fixed order. */
export const pictures: Picture[] = [
  ...models.flatMap((model, position) => model.colours.flatMap(colour => picturesOfColour(model, position, colour))),
  ...compositions.map(composition => ({ name: composition.name, composition, alt: composition.alt })),
]
