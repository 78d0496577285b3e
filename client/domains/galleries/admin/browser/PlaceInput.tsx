import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { placeFrom } from '../../../../adminKit/order/places.ts'
import style from './tiles.module.css'

export interface PlaceInputProps {
  name: string
  /** From 1. */
  place: number
  count: number
  onMove: (place: number) => void
}

/** Around it a picture can be dragged; in it text is marked and typed. */
const keep = (event: SyntheticEvent) => event.stopPropagation()

/** The number of a picture's place: another one typed takes it there, however far that is. Escape leaves it as it is. */
export function PlaceInput({ name, place, count, onMove }: PlaceInputProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState<string | null>(null)
  const move = () => {
    const wanted = typed === null ? null : placeFrom(typed, count)
    setTyped(null)
    if (wanted !== null && wanted !== place) onMove(wanted)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    keep(event)
    if (event.key === 'Enter') {
      event.preventDefault()
      move()
    } else if (event.key === 'Escape' && typed !== null) {
      // It closes no dialog while something is typed.
      event.preventDefault()
      setTyped(null)
    }
  }
  return (
    <input
      className={style.place}
      data-place
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      aria-label={intl.formatMessage({ id: 'admin.galleries.placeOf' }, { name, count })}
      value={typed ?? String(place)}
      onChange={event => setTyped(event.target.value)}
      onFocus={event => event.target.select()}
      onBlur={move}
      onKeyDown={onKeyDown}
      onMouseDown={keep}
      onTouchStart={keep}
    />
  )
}
