import type { ColourKey, Fit, GarmentKind, GarmentParameters } from '../types.ts'

/** Which colours go with the main colour of a colourway. Absent parts follow the main colour. */
export type Colouring = {
  c2: ColourKey
  c3?: ColourKey
  sleeve?: ColourKey
  cuff?: ColourKey
  collar?: ColourKey
  ink?: ColourKey
  lining?: ColourKey
  cord?: ColourKey
}

/** The part of the shop a model belongs to. */
export type ModelGroup = 'jerseys' | 'training' | 'leisure' | 'bags' | 'accessories'

/**
 * One model of the demo range before its pictures: what stays the same in all colours (`base`), and what each colourway
 * changes. `backs` and `details` say how many colourways get those views, counted from the first.
 */
export type Blueprint = {
  key: string
  kind: GarmentKind
  group: ModelGroup
  fit: Fit
  /** Key of the model this is another cut of (Damen, Kinder). */
  variantOf?: string
  titleHint: { de: string; en: string }
  base: Partial<Omit<GarmentParameters, 'kind' | 'fit' | 'view' | 'c1' | 'c2' | 'c3' | 'seed'>>
  colourways: { [main in ColourKey]?: Colouring }
  backs: number
  details: number
}
