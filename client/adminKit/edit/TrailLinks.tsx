import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../router/Link.tsx'
import { useRouter } from '../../router/RouterContext.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import type { TrailPlace, TrailRow } from '../trail.ts'
import style from './TrailLinks.module.css'

const typing = 'input, textarea, select, [contenteditable], dialog'

/** Previous and next of the list one came from, also by K and J where nobody types. */
export function TrailLinks({ trail }: { trail: TrailPlace }) {
  const intl = useIntl()
  const router = useRouter()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element | null)?.closest?.(typing)) return
    const row = event.key === 'j' ? trail.next : event.key === 'k' ? trail.previous : null
    if (row) router.navigate(row.path)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <nav className={style.trail} aria-label={intl.formatMessage({ id: 'edit.trail' })}>
      <Neighbour row={trail.previous} id="edit.trail.previous" shortcut="K" />
      <span className={style.position}>
        <FormattedMessage id="edit.trail.position" values={{ at: trail.at, count: trail.count }} />
      </span>
      <Neighbour row={trail.next} id="edit.trail.next" shortcut="J" />
    </nav>
  )
}

interface NeighbourProps {
  row: TrailRow | null
  id: 'edit.trail.previous' | 'edit.trail.next'
  shortcut: string
}

function Neighbour({ row, id, shortcut }: NeighbourProps) {
  const intl = useIntl()
  const Icon = id === 'edit.trail.next' ? ChevronRightIcon : ChevronLeftIcon
  if (!row)
    return (
      <span className={style.end}>
        <Icon size={18} />
      </span>
    )
  const label = intl.formatMessage({ id }, { label: row.label })
  return (
    <Link to={row.path} className={style.step} aria-label={label} title={label} aria-keyshortcuts={shortcut}>
      <Icon size={18} />
    </Link>
  )
}
