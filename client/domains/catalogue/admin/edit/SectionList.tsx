import { type MouseEvent, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import style from './SectionList.module.css'

const sections = [
  { id: 'basics', title: 'admin.product.basics' },
  { id: 'visibility', title: 'admin.products.visibility' },
  { id: 'images', title: 'admin.product.images' },
  { id: 'pieces', title: 'admin.product.pieces' },
  { id: 'sizes', title: 'admin.product.sizes' },
  { id: 'tiers', title: 'admin.product.tiers' },
  { id: 'personalisation', title: 'admin.product.personalisation' },
  { id: 'texts', title: 'admin.product.texts' },
  { id: 'delivery', title: 'admin.product.delivery' },
  { id: 'prices', title: 'admin.product.priceHistory' },
] as const satisfies readonly { id: string; title: MessageId }[]
type SectionId = (typeof sections)[number]['id']

export interface SectionListProps {
  hasSizes: boolean
  hasPieces: boolean
  /** Neither tiers nor sizes of its own. */
  isPlain: boolean
}

/** Leads to the parts of the form, and shows which one is read. On narrow windows it is left out. */
export function SectionList({ hasSizes, hasPieces, isPlain }: SectionListProps) {
  const intl = useIntl()
  const [current, setCurrent] = useState<SectionId>('basics')
  const shown = sections.filter(
    ({ id }) => (id !== 'sizes' || hasSizes) && (id !== 'pieces' || hasPieces) && (id !== 'tiers' || !isPlain),
  )
  useEffect(() => {
    const seen = new Map<string, boolean>()
    const observer = new IntersectionObserver(
      entries => {
        for (const entry of entries) seen.set(entry.target.id, entry.isIntersecting)
        const first = sections.find(({ id }) => seen.get(id))
        if (first) setCurrent(first.id)
      },
      // The upper part of the window below the bar is what is being read.
      { rootMargin: '-190px 0px -55% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  const onClick = (event: MouseEvent, id: SectionId) => {
    // A move within the page, which the leaving guard and the history have nothing to do with.
    event.preventDefault()
    const section = document.getElementById(id)
    section?.scrollIntoView()
    section?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
    setCurrent(id)
  }
  return (
    <nav className={style.list} aria-label={intl.formatMessage({ id: 'admin.product.sections' })}>
      <ul className={style.sections}>
        {shown.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={event => onClick(event, id)}>
              <FormattedMessage id={title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
