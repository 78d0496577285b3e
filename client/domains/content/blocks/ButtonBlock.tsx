import { graphql, useFragment } from 'react-relay'
import type { ButtonBlock_block$key } from '../../../__generated__/ButtonBlock_block.graphql.ts'
import style from './common.module.css'
import { WayOn } from './WayOn.tsx'

/** One way on. */
export function ButtonBlock(props: { block: ButtonBlock_block$key }) {
  const { label, href, look, align } = useFragment(
    graphql`
      fragment ButtonBlock_block on ButtonBlock {
        label
        href
        look
        align
      }
    `,
    props.block,
  )
  if (!label || !href) return null
  return (
    <p className={style.button} data-align={align}>
      <WayOn label={label} href={href} look={look} />
    </p>
  )
}
