import { graphql, useFragment } from 'react-relay'
import type { AccordionBlock_block$key } from '../../../../__generated__/AccordionBlock_block.graphql.ts'
import { ChevronDownIcon } from '../../../../ui/pageIcons.tsx'
import type { BlockProps } from '../Blocks.tsx'
import style from './rare.module.css'

/** Questions that open to their answers, also without scripts and when somebody searches the page. */
export function AccordionBlock({ block, share, slot }: BlockProps<AccordionBlock_block$key>) {
  const { titles } = useFragment(
    graphql`
      fragment AccordionBlock_block on AccordionBlock {
        titles
      }
    `,
    block,
  )
  return (
    <div className={style.accordion}>
      {titles.map((title, place) => (
        <details key={place}>
          <summary>
            <span>{title}</span>
            <ChevronDownIcon />
          </summary>
          <div className={style.panel}>{slot(place, share)}</div>
        </details>
      ))}
    </div>
  )
}
