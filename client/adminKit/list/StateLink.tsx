import type { MouseEvent } from 'react'
import { Link, type LinkProps } from '../../router/Link.tsx'
import { useListPlace } from './listPlace.ts'

export interface StateLinkProps extends LinkProps {
  /** Other rows: then one begins at the top again. */
  isOtherPage?: boolean
}

/** A link to another state of the same list. It can be opened in a new tab; a plain click keeps scroll and focus. */
export function StateLink({ to, isOtherPage, onClick: onPress, ...rest }: StateLinkProps) {
  const { go } = useListPlace()
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onPress?.(event)
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(to, { keepScroll: !isOtherPage })
  }
  return <Link {...rest} to={to} onClick={onClick} />
}
