import type { MouseEvent } from 'react'
import { Link, type LinkProps } from '../../router/Link.tsx'
import { useRouter } from '../../router/RouterContext.ts'

export interface StateLinkProps extends LinkProps {
  /** Other rows: then one begins at the top again. */
  isOtherPage?: boolean
}

/** A link to another state of the same list. It can be opened in a new tab; a plain click keeps scroll and focus. */
export function StateLink({ to, isOtherPage, ...rest }: StateLinkProps) {
  const router = useRouter()
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.navigate(to, { keepScroll: !isOtherPage })
  }
  return <Link {...rest} to={to} onClick={onClick} />
}
