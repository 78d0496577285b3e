import { useIntl } from 'react-intl'
import { fitText } from '../../catalogue/parts/fitText.ts'

/** What tells a piece from others of its product; parts that it does not have are empty or null. */
export interface Piece {
  readonly fit: keyof typeof fitText | null | undefined
  readonly size: string | null | undefined
  readonly color?: string | null
  readonly sku?: string | null
  /** What else the shop says of it. */
  readonly properties?: readonly { readonly label: string; readonly value: string }[]
}

/** Sizes that are a word and need no 'Größe' before them. */
const isWord = (size: string): boolean => /^\p{L}{5,}/u.test(size)

/** How a piece is told: 'Herren, Größe M, Navy, Material: Baumwolle, Art.-Nr. 2410-M'. */
export function useVariantText(): (piece: Piece) => string {
  const intl = useIntl()
  return ({ fit, size, color, sku, properties = [] }) =>
    [
      fit && intl.formatMessage({ id: fitText[fit] }),
      size && (isWord(size) ? size : intl.formatMessage({ id: 'cart.piece.size' }, { size })),
      color,
      ...properties.map(({ label, value }) => `${label}: ${value}`),
      sku && intl.formatMessage({ id: 'cart.piece.number' }, { sku }),
    ]
      .filter(Boolean)
      .join(', ')
}
