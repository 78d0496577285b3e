import type { ComponentType } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BenefitsBlock_block$key } from '../../../__generated__/BenefitsBlock_block.graphql.ts'
import {
  CartIcon,
  CheckIcon,
  DocumentIcon,
  HeartIcon,
  type IconProps,
  InfoIcon,
  PenIcon,
  PersonIcon,
  PinIcon,
  TagIcon,
  TruckIcon,
} from '../../../ui/icons.tsx'
import style from './Benefits.module.css'

/** The icons that a benefit may have, by the names under which editors choose them. */
const benefitIcons: Readonly<Record<string, ComponentType<IconProps>>> = {
  cart: CartIcon,
  check: CheckIcon,
  document: DocumentIcon,
  heart: HeartIcon,
  info: InfoIcon,
  pen: PenIcon,
  person: PersonIcon,
  pin: PinIcon,
  tag: TagIcon,
  truck: TruckIcon,
}

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
