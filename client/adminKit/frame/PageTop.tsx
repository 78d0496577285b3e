import type { ReactNode } from 'react'
import { Link } from '../../router/Link.tsx'
import { ChevronLeftIcon } from '../../ui/icons.tsx'
import { announceReturn, wayBack } from '../list/returning.ts'
import style from './PageTop.module.css'

export interface PageTopProps {
  title: ReactNode
  /** The list that this page belongs to. One comes back to it as one left it. */
  back?: { to: string; label: ReactNode }
  /** States of the thing, right of its title. */
  status?: ReactNode
  /** One sentence below the title. */
  note?: ReactNode
  actions?: ReactNode
}

/** Title, states and actions on top of a page of the admin centre. */
export function PageTop({ title, back, status, note, actions }: PageTopProps) {
  return (
    <div className={style.top}>
      {back && (
        <Link to={wayBack(back.to)} className={style.back} onClick={announceReturn}>
          <ChevronLeftIcon size={18} />
          {back.label}
        </Link>
      )}
      <div className={style.line}>
        <div className={style.title}>
          <h1 className={style.heading}>{title}</h1>
          {status && <div className={style.status}>{status}</div>}
        </div>
        {actions && <div className={style.actions}>{actions}</div>}
      </div>
      {note && <p className={style.note}>{note}</p>}
    </div>
  )
}
