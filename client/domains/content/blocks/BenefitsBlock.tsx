import { graphql, useFragment } from 'react-relay'
import type { BenefitsBlock_block$key } from '../../../__generated__/BenefitsBlock_block.graphql.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import style from './Benefits.module.css'
import { benefitIcons } from './benefitIcons.ts'

/** Up to six reasons side by side. */
export function BenefitsBlock(props: { block: BenefitsBlock_block$key }) {
  const { items } = useFragment(
    graphql`
      fragment BenefitsBlock_block on BenefitsBlock {
        items {
          icon
          title
          text
        }
      }
    `,
    props.block,
  )
  return (
    <ul className={style.benefits} data-count={items.length}>
      {items.map(({ icon, title, text }, at) => {
        const Icon = benefitIcons[icon] ?? CheckIcon
        return (
          <li key={at}>
            <Icon size={22} />
            <p>
              <strong>{title}</strong>
              <span>{text}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
