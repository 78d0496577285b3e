/** How a shop's papers look. Lengths of papers are points, 72 to an inch. */
export type PaperLook = {
  /** '#0b5b45': the strip at the head, and what stands out. */
  readonly accent: string
  /** A data URL of a PNG or RGB JPEG picture; null: the shop's name instead. */
  readonly logo: string | null
  readonly shopName: string
  /** Whether German readers see the sign of the currency before an amount. */
  readonly isCurrencyFirst: boolean
}

export const ink = '#12191a'
export const ink2 = '#434e4f'
export const ink3 = '#5d6869'
export const line = '#dbe0dd'
export const floor = '#f3f5f3'

/** Points of so many millimetres. */
export const mm = (millimetres: number): number => Math.round((millimetres * 7200) / 25.4) / 100

export const page = { width: 595.28, height: 841.89 }
/** Left as DIN 5008 has it; below, the company's data; above, what goes on from the page before. */
export const margins = { left: mm(25), top: 96, right: mm(20), bottom: 106 }
/** Between the margins. */
export const width = Math.round((page.width - margins.left - margins.right) * 100) / 100

/** No lines and no space but what is said. */
export const bare = {
  ...{ hLineWidth: () => 0, vLineWidth: () => 0, paddingLeft: () => 0, paddingRight: () => 0 },
  ...{ paddingTop: () => 0, paddingBottom: () => 0 },
}
