import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useEnterCode } from '../mutations/useEnterCode.ts'
import style from './CodeField.module.css'
import { CodeNotice } from './CodeNotice.tsx'

const longest = 60

/** The field. No form of its own, for it stands within another one. */
export function CodeEntry({ onEntered }: { onEntered: () => void }) {
  const intl = useIntl()
  const [enter, isEntering] = useEnterCode()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<ReactNode>(null)
  const entry = useRef<HTMLDivElement>(null)
  // Its code comes a moment after the press, so that the field cannot take the focus by itself.
  useEffect(() => entry.current?.querySelector('input')?.focus(), [])
  const submit = async () => {
    if (isEntering) return
    const code = typed.trim()
    if (code === '') return setError(<FormattedMessage id="cart.code.missing" />)
    setError(null)
    const { isDone, refusals } = await enter(code)
    const [refused] = refusals
    if (isDone) onEntered()
    if (refused) setError(<CodeNotice code={refused.code} day={refused.day ?? null} />)
  }
  return (
    <div ref={entry} className={style.entry}>
      <TextField
        name="code"
        label={intl.formatMessage({ id: 'cart.code.label' })}
        error={error}
        value={typed}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        autoFocus
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // Else the form around it would be sent: in the last step, the order.
          event.preventDefault()
          void submit()
        }}
      />
      <Button look="outline" isBusy={isEntering} onClick={() => void submit()}>
        <FormattedMessage id="cart.code.enter" />
      </Button>
    </div>
  )
}
