import { type MouseEvent, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { classes } from '../../ui/classes.ts'
import { sectionsOf } from './changes.ts'
import { type EditSection, wordsOf } from './fields.ts'
import style from './SectionList.module.css'

export interface SectionListProps<Values> {
  sections: readonly EditSection<Values>[]
  /** Paths of changed fields, and of what is wrong. */
  changed: readonly string[]
  wrong: readonly string[]
  className?: string
}

/** Goes to a section: to its first field that is wrong, or its first control. A move within the page, which the leaving
 *  guard and the history have nothing to do with. */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView()
  const control =
    section?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    section?.querySelector<HTMLElement>('input, textarea, select, button')
  control?.focus({ preventScroll: true })
}

/** Leads to the sections of the form. Shows which one is read, which are changed, and by a dot which hold errors. */
export function SectionList<Values>({ sections, changed, wrong, className }: SectionListProps<Values>) {
  const intl = useIntl()
  const ids = sections.map(({ id }) => id).join(' ')
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const all = ids.split(' ')
    const seen = new Map<string, boolean>()
    const observer = new IntersectionObserver(
      entries => {
        for (const entry of entries) seen.set(entry.target.id, entry.isIntersecting)
        const first = all.find(id => seen.get(id))
        if (first) setCurrent(first)
      },
      // The upper part of the window below the bar is what is being read.
      { rootMargin: '-190px 0px -55% 0px' },
    )
    for (const id of all) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  const onClick = (event: MouseEvent, id: string) => {
    event.preventDefault()
    goToSection(id)
    setCurrent(id)
  }
  const areChanged = sectionsOf(sections, changed)
  return (
    <nav className={classes(style.list, className)} aria-label={intl.formatMessage({ id: 'edit.sections' })}>
      <ul className={style.sections}>
        {sections.map(section => {
          const count = wrong.filter(path => sectionsOf([section], [path]).length > 0).length
          return (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                aria-current={section.id === current ? 'true' : undefined}
                data-wrong={count > 0 || undefined}
                data-changed={areChanged.includes(section) || undefined}
                onClick={event => onClick(event, section.id)}
              >
                {wordsOf(section.title, intl)}
                {count > 0 && (
                  <span className="visually-hidden">
                    {' '}
                    <FormattedMessage id="edit.problems" values={{ count }} />
                  </span>
                )}
                {count === 0 && areChanged.includes(section) && (
                  <span className="visually-hidden">
                    {' '}
                    <FormattedMessage id="edit.sectionChanged" />
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
