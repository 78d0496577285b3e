import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import style from './OrderLines.module.css'

/** As many of a line's texts are shown before the rest is asked for. */
const shownAtFirst = 6

/** What is printed on the pieces. Equal texts stand once, with how many pieces carry them. */
export function LineTexts({ texts }: { texts: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  if (texts.length === 0) return null
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const all = [...counts]
  const shown = isOpen || all.length <= shownAtFirst + 1 ? all : all.slice(0, shownAtFirst)
  return (
    <ul className={style.texts}>
      {shown.map(([text, count]) => (
        <li key={text}>
          {count > 1 && `${count} × `}
          {text}
        </li>
      ))}
      {shown.length < all.length && (
        <li>
          <button type="button" onClick={() => setOpen(true)}>
            <FormattedMessage id="admin.order.moreTexts" values={{ count: all.length - shown.length }} />
          </button>
        </li>
      )}
    </ul>
  )
}
