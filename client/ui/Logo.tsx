import { Link } from '../router/Link.tsx'
import style from './Logo.module.css'

/** The mark: a hall floor with its lines, seen from above. */
export function Mark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden="true">
      <rect width="30" height="30" rx="5" fill="var(--hall)" />
      <path d="M0 20.5h30" stroke="var(--court-yellow)" strokeWidth="2.2" />
      <path d="M15 0v30" stroke="var(--court-white)" strokeWidth="2.2" />
      <circle cx="15" cy="13" r="6.2" fill="none" stroke="var(--court-white)" strokeWidth="2.2" />
    </svg>
  )
}

/** Mark and name, leading home. */
export function Logo({ name }: { name: string }) {
  return (
    <Link to="/" className={style.logo}>
      <Mark />
      <span>{name}</span>
    </Link>
  )
}
