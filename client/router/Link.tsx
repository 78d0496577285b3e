import type { AnchorHTMLAttributes, Ref } from 'react'
import { useHref } from './RouterContext.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path without language (`/cart`), an anchor, or an address of another site. */
  to: string
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link to a page of the shop in the present language. It is a plain anchor: the router listens for clicks on all
 * anchors of the document, so links inside of texts that editors wrote take the same road.
 */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={useHref()(to)} />
}
