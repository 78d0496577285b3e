import { graphql, useFragment } from 'react-relay'
import type { ColumnsBlock_block$key } from '../../../__generated__/ColumnsBlock_block.graphql.ts'
import type { BlockProps } from './Blocks.tsx'
import style from './common.module.css'
import { shareOfColumn } from './sizes.ts'

/** From two to four columns; on a phone one below the other. */
export function ColumnsBlock({ block, share, slot }: BlockProps<ColumnsBlock_block$key>) {
  const { parts } = useFragment(
    graphql`
      fragment ColumnsBlock_block on ColumnsBlock {
        parts: ratio
      }
    `,
    block,
  )
  return (
    <div className={style.columns} data-ratio={parts.join(':')}>
      {parts.map((_, place) => (
        <div key={place}>{slot(place, shareOfColumn(share, parts, place))}</div>
      ))}
    </div>
  )
}
