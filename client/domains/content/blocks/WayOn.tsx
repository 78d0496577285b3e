import type { ButtonLook } from '../../../__generated__/ButtonBlock_block.graphql.ts'
import { Link } from '../../../router/Link.tsx'
import { LinkButton } from '../../../ui/Button.tsx'

export interface WayOnProps {
  label: string
  href: string
  look: ButtonLook
  className?: string | undefined
}

/** A link as an editor chose it to look: filled, outlined, or as a link. */
export function WayOn({ label, href, look, className }: WayOnProps) {
  if (look === 'LINK')
    return (
      <Link to={href} className={`link ${className ?? ''}`}>
        {label}
      </Link>
    )
  return (
    <LinkButton to={href} look={look === 'OUTLINE' ? 'outline' : 'primary'} className={className}>
      {label}
    </LinkButton>
  )
}
