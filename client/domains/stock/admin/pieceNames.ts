import type { IntlShape } from 'react-intl'
import { fitText } from '../../catalogue/parts/fitText.ts'

/** What a stock count belongs to, as far as it is called something. */
export interface NamedPiece {
  readonly title: string
  readonly size: string
  readonly fit: keyof typeof fitText | null | undefined
  readonly color: string | null | undefined
}

/** Size, fit and colour: 'M · Damen · Navy'; empty for a product without sizes. */
export const kindOf = ({ size, fit, color }: NamedPiece, intl: Pick<IntlShape, 'formatMessage'>): string =>
  [size, fit ? intl.formatMessage({ id: fitText[fit] }) : null, color].filter(Boolean).join(' · ')

/** Product and size in one line. */
export const nameOf = (piece: NamedPiece, intl: Pick<IntlShape, 'formatMessage'>): string =>
  [piece.title, kindOf(piece, intl)].filter(Boolean).join(', ')
