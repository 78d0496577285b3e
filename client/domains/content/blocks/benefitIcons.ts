import type { ComponentType } from 'react'
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

/** The icons that a benefit may have, by the names under which editors choose them. */
export const benefitIcons: Readonly<Record<string, ComponentType<IconProps>>> = {
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
