import { graphql, useFragment } from 'react-relay'
import type { TableBlock_block$key } from '../../../../__generated__/TableBlock_block.graphql.ts'
import type { BlockProps } from '../Blocks.tsx'
import style from './rare.module.css'

/** A table written as text; where it is wider than the page it can be scrolled, by keyboard too. */
export function TableBlock({ block }: BlockProps<TableBlock_block$key>) {
  const { rows, hasColumnHead, hasRowHead, caption } = useFragment(
    graphql`
      fragment TableBlock_block on TableBlock {
        rows
        hasColumnHead
        hasRowHead
        caption
      }
    `,
    block,
  )
  const [head, body] = hasColumnHead ? [rows[0], rows.slice(1)] : [undefined, rows]
  if (rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={style.tableFrame} tabIndex={0} aria-label={caption || undefined}>
      <table className={style.table}>
        {caption && <caption>{caption}</caption>}
        {head && (
          <thead>
            <tr>
              {head.map((cell, at) => (
                <th key={at} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) =>
                hasRowHead && column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
