import type { ProductLettering } from '../../../domains/catalogue/rules/printing.ts'
import { readableOn } from '../../garments/cloth/colour.ts'
import { parametersOf } from '../../garments/models.ts'
import type { ColourKey } from '../../garments/types.ts'
import type { ProductContent, ProductFamily } from '../content.ts'
import { drawnModel } from './variants.ts'

const groupsWithNumbers: readonly string[] = ['trikots', 'torwart', 'hallensport']

/** Whether name and number belong on its back. */
export const hasNumbers = (family: ProductFamily): boolean =>
  family.chart === 'tops' && family.groups.some(group => groupsWithNumbers.includes(group))

/** How a product that can be personalised is lettered, in the colours in which its garment is drawn. */
export function letteringOf(family: ProductFamily, content: ProductContent): ProductLettering {
  const models = Object.values(content.wear ?? family.wear).map(drawnModel)
  const inkIn = (colour: ColourKey) => {
    const model = models.find(each => each.colours.includes(colour))
    if (!model) return []
    const { c1, c2, ink = readableOn(c1), pattern } = parametersOf(model.key, colour, 'front')
    return [{ color: colour, ink, outline: pattern === 'yoke' ? (ink === c2 ? c1 : c2) : null }]
  }
  const inks = content.colours.flatMap(inkIn)
  const isOutlined = inks.some(({ outline }) => outline !== null)
  if (hasNumbers(family)) return { method: 'flock', place: 'back', script: 'regular', isOutlined, inks }
  const hasChest = family.chart === 'tops'
  return { method: 'flock', place: hasChest ? 'chest' : null, script: 'regular', isOutlined: false, inks }
}
