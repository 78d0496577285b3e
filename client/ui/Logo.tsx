import { createContext, useContext } from 'react'
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

/** The address of the shop's own logo; null for mark and name. */
export const LogoContext = createContext<string | null>(null)

/** The shop's logo, or mark and name, leading home. */
export function Logo({ name }: { name: string }) {
  const picture = useContext(LogoContext)
  return (
    <Link to="/" className={style.logo}>
      {picture === null ? (
        <>
          <Mark />
          <span>{name}</span>
        </>
      ) : (
        <img src={picture} alt={name} className={style.picture} />
      )}
    </Link>
  )
}
