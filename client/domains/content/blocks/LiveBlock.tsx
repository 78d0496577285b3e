import { graphql, useFragment } from 'react-relay'
import type { LiveBlock_block$key } from '../../../__generated__/LiveBlock_block.graphql.ts'
import { SafeHtml } from '../../../ui/SafeHtml.tsx'

/** What the shop writes itself, from its settings. */
export function LiveBlock(props: { block: LiveBlock_block$key }) {
  const { html } = useFragment(
    graphql`
      fragment LiveBlock_block on LiveBlock {
        html
      }
    `,
    props.block,
  )
  return <SafeHtml html={html} />
}
