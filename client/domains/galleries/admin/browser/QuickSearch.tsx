import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { TextField } from '../../../../ui/Field.tsx'

/** How long somebody may pause while typing, in milliseconds. Source: platform.md 9. */
const pause = 2500

/** Words that count when somebody pauses, or presses Enter. */
export function QuickSearch({ onSearch }: { onSearch: (words: string) => void }) {
  const intl = useIntl()
  const [words, setWords] = useState('')
  const [searched, setSearched] = useState('')
  const search = (next: string) => {
    if (next === searched) return
    setSearched(next)
    onSearch(next)
  }
  const searchLater = useEffectEvent(() => search(words))
  useEffect(() => {
    if (words === searched) return
    const timer = setTimeout(() => searchLater(), pause)
    return () => clearTimeout(timer)
  }, [words, searched])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    search(words)
  }
  return (
    <TextField
      type="search"
      label={intl.formatMessage({ id: 'admin.galleries.quickSearch' })}
      value={words}
      maxLength={100}
      onChange={event => setWords(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
