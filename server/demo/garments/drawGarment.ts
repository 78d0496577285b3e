import type { Box } from './cloth/geometry.ts'
import { finished, newSheet, type Sheet } from './cloth/sheet.ts'
import { drawBag } from './kinds/bags.ts'
import { ballIn } from './kinds/ball.ts'
import { drawBottle, drawTowel } from './kinds/bottleAndTowel.ts'
import { drawBeanie, drawCap } from './kinds/headwear.ts'
import { drawLegs } from './kinds/legs.ts'
import { drawSocks } from './kinds/socks.ts'
import { drawUpper } from './kinds/upper.ts'
import type { GarmentKind, GarmentParameters } from './types.ts'

type Draw = (sheet: Sheet, parameters: GarmentParameters) => string

/** How each kind is drawn, and how far its outlines may sway (units): what is stiff sways little. */
const kinds: Record<GarmentKind, { draw: Draw; sway: number }> = {
  jersey: { draw: drawUpper, sway: 5 },
  polo: { draw: drawUpper, sway: 5 },
  hoodie: { draw: drawUpper, sway: 6 },
  jacket: { draw: drawUpper, sway: 5 },
  bib: { draw: drawUpper, sway: 6 },
  shorts: { draw: drawLegs, sway: 6 },
  trousers: { draw: drawLegs, sway: 6 },
  socks: { draw: drawSocks, sway: 6 },
  bag: { draw: drawBag, sway: 5 },
  cap: { draw: drawCap, sway: 3 },
  beanie: { draw: drawBeanie, sway: 6 },
  ball: { draw: (sheet, parameters) => ballIn(sheet, parameters, 500, 500, 400), sway: 0 },
  bottle: { draw: drawBottle, sway: 0 },
  towel: { draw: drawTowel, sway: 8 },
}

/** `view` is the part of the 1000-box that is shown (default: all of it); `turn` in degrees clockwise. */
export type Showing = { view?: Box; turn?: number }

/**
 * Draws one garment as SVG: 1000 × 1000, transparent ground, its shadow on the ground included, lit from the top left.
 * The same parameters give the same text; another seed gives other folds.
 */
export function drawGarment(parameters: GarmentParameters, { view, turn = 0 }: Showing = {}): string {
  const { draw, sway } = kinds[parameters.kind]
  const sheet = newSheet(parameters.seed, sway)
  const content = draw(sheet, parameters)
  return finished(sheet, content, view ?? { x: 0, y: 0, width: 1000, height: 1000 }, turn)
}
