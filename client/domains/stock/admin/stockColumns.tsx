import type { IntlShape } from 'react-intl'
import type { Column } from '../../../adminKit/list/columns.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { kindOf } from './pieceNames.ts'
import type { ListedPiece } from './StockPage.tsx'
import style from './stock.module.css'

/** What the list of the stock shows of each piece. */
export function stockColumns(intl: IntlShape): readonly Column<ListedPiece>[] {
  const format = adminFormats(intl)
  const unlimited = intl.formatMessage({ id: 'admin.stock.unlimited' })
  const counted = (count: number | null | undefined) =>
    count === null || count === undefined ? unlimited : format.count(count)
  return [
    {
      key: 'title',
      title: 'admin.stock.product',
      sort: 'title',
      width: 190,
      grow: 3,
      rank: 0,
      card: 'title',
      text: piece => piece.title,
      repeats: piece => piece.title,
      cell: (piece, isRepeated) => <span className={isRepeated ? style.quiet : undefined}>{piece.title}</span>,
    },
    {
      key: 'kind',
      title: 'admin.stock.kind',
      width: 150,
      grow: 2,
      rank: 0,
      card: 'line',
      isStrong: true,
      text: piece => kindOf(piece, intl),
    },
    {
      key: 'sku',
      title: 'admin.stock.sku',
      sort: 'number',
      width: 130,
      grow: 1,
      rank: 3,
      card: 'fact',
      text: piece => piece.sku,
    },
    {
      key: 'stock',
      title: 'admin.stock.stock',
      sort: 'stock',
      isNumber: true,
      isStrong: true,
      isNamedOnCard: true,
      width: 92,
      rank: 0,
      card: 'corner',
      text: piece => counted(piece.stock),
      cell: piece =>
        piece.stock === null || piece.stock === undefined ? (
          <>
            <span aria-hidden="true">∞</span>
            <span className="visually-hidden">{unlimited}</span>
          </>
        ) : (
          <span className={piece.stock === 0 ? style.none : piece.isLow ? style.low : undefined}>
            {format.count(piece.stock)}
          </span>
        ),
    },
    {
      key: 'bound',
      title: 'admin.stock.bound',
      isNumber: true,
      isNamedOnCard: true,
      width: 104,
      rank: 2,
      card: 'fact',
      text: piece => format.count(piece.bound),
      cell: piece => <span className={piece.bound === 0 ? style.quiet : undefined}>{format.count(piece.bound)}</span>,
    },
    {
      key: 'shelf',
      title: 'admin.stock.onShelf',
      isNumber: true,
      isNamedOnCard: true,
      width: 104,
      rank: 1,
      card: 'fact',
      text: piece => (piece.onShelf === null || piece.onShelf === undefined ? '–' : format.count(piece.onShelf)),
    },
    {
      key: 'level',
      title: 'admin.stock.reorderLevel',
      isNumber: true,
      isNamedOnCard: true,
      width: 124,
      rank: 1,
      card: 'fact',
      text: piece =>
        piece.reorderLevel === null || piece.reorderLevel === undefined ? '–' : format.count(piece.reorderLevel),
    },
    {
      key: 'back',
      title: 'admin.stock.backOn',
      isNamedOnCard: true,
      width: 118,
      rank: 4,
      card: 'fact',
      text: piece => (piece.backOn ? format.day(piece.backOn) : ''),
    },
  ]
}
