import { graphql, useFragment } from 'react-relay'
import type { TextBlock_block$key } from '../../../__generated__/TextBlock_block.graphql.ts'
import { SafeHtml } from '../../../ui/SafeHtml.tsx'
import style from './common.module.css'

/** What somebody wrote, plain or on a ground of its own. */
export function TextBlock(props: { block: TextBlock_block$key }) {
  const { html, align, tone } = useFragment(
    graphql`
      fragment TextBlock_block on TextBlock {
        html
        align
        tone
      }
    `,
    props.block,
  )
  return (
    <div className={style.text} data-align={align} data-tone={tone}>
      <SafeHtml html={html} />
    </div>
  )
}
