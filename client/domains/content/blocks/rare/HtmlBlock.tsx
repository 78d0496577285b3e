import { graphql, useFragment } from 'react-relay'
import type { HtmlBlock_block$key } from '../../../../__generated__/HtmlBlock_block.graphql.ts'
import { SafeHtml } from '../../../../ui/SafeHtml.tsx'
import type { BlockProps } from '../Blocks.tsx'
import style from './rare.module.css'

/** Markup that an administrator wrote, as the server let it pass. */
export function HtmlBlock({ block }: BlockProps<HtmlBlock_block$key>) {
  const { html } = useFragment(
    graphql`
      fragment HtmlBlock_block on HtmlBlock {
        html
      }
    `,
    block,
  )
  return <SafeHtml html={html} className={style.html} />
}
