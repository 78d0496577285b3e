import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import type { Drawn } from './ListRows.tsx'
import table from './table.module.css'
import style from './tiles.module.css'

export interface ListTilesProps<TRow extends { readonly id: string }> {
  drawn: Drawn<TRow>
  tile: (row: TRow) => ReactNode
}

/** Rows as tiles, as many beside each other as there is room for. */
export function ListTiles<TRow extends { readonly id: string }>({ drawn, tile }: ListTilesProps<TRow>) {
  const { caption, rows, selection, hasMenu } = drawn
  return (
    <ul className={style.tiles} aria-label={caption} data-tiles>
      {rows.map((row, at) => (
        <li
          key={row.id}
          className={style.tile}
          data-row={row.id}
          data-selected={selection?.selected.has(row.id) || undefined}
        >
          {drawn.linked(row, at, tile(row))}
          {selection && <div className={classes(style.check, table.above)}>{drawn.checkOf(row, at)}</div>}
          {hasMenu && <div className={classes(style.menu, table.above)}>{drawn.menuOf(row, at)}</div>}
        </li>
      ))}
    </ul>
  )
}
