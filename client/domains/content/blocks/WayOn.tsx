import { Link } from '../../../router/Link.tsx'
import { LinkButton } from '../../../ui/Button.tsx'

export interface WayOnProps {
  label: string
  href: string
  look: string
  className?: string | undefined
}

/** A link as an editor chose it to look: filled, outlined, or as a link. */
export function WayOn({ label, href, look, className }: WayOnProps) {
  if (look === 'link')
    return (
      <Link to={href} className={`link ${className ?? ''}`}>
        {label}
      </Link>
    )
  return (
    <LinkButton to={href} look={look === 'outline' ? 'outline' : 'primary'} className={className}>
      {label}
    </LinkButton>
  )
}
