import { type ReactNode, useId } from 'react'
import { classes } from '../../ui/classes.ts'
import style from './Card.module.css'

export interface CardProps {
  title: ReactNode
  /** At the right end of the title's line. */
  aside?: ReactNode
  /** To be reached by an anchor. */
  id?: string
  className?: string
  children: ReactNode
}

/** A region of a page of the admin centre. Never one inside of another. */
export function Card({ title, aside, id, className, children }: CardProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={classes(style.card, className)}>
      <div className={style.head}>
        <h2 id={heading} className={style.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
