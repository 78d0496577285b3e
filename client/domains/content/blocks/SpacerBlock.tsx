import { graphql, useFragment } from 'react-relay'
import type { SpacerBlock_block$key } from '../../../__generated__/SpacerBlock_block.graphql.ts'
import style from './common.module.css'

/** Room, and nothing else. */
export function SpacerBlock(props: { block: SpacerBlock_block$key }) {
  const { height } = useFragment(
    graphql`
      fragment SpacerBlock_block on SpacerBlock {
        height
      }
    `,
    props.block,
  )
  return <div className={style.spacer} data-height={height} />
}
