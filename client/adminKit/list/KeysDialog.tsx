import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../intl/messageIds.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { KeyboardIcon } from '../icons.tsx'
import style from './KeysDialog.module.css'
import { areKeysOn, FrameKeysContext } from './keyChoice.ts'
import { isElsewhere } from './useRowKeys.ts'

/** What stands on the keys, some of it by language. */
const keys = [
  [['J', '↓'], 'kit.keys.next'],
  [['K', '↑'], 'kit.keys.previous'],
  [['kit.keys.enter'], 'kit.keys.open'],
  [['X'], 'kit.keys.select'],
  [['kit.keys.shift', 'X'], 'kit.keys.range'],
  [['kit.keys.control', 'A'], 'kit.keys.all'],
  [['/'], 'kit.keys.search'],
  [['kit.keys.control', 'K'], 'kit.keys.find'],
  [['?'], 'kit.keys.help'],
] as const satisfies readonly [readonly string[], MessageId][]

const isWord = (key: string): key is Extract<MessageId, `kit.keys.${string}`> => key.startsWith('kit.keys.')

/** Says which keys do what on a list, and has `/` lead into its search. Opened by `?` or its button. */
export function KeysDialog({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false)
  const ofFrame = useContext(FrameKeysContext)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return
    if (!areKeysOn()) return
    if (event.key === '?') {
      event.preventDefault()
      setOpen(true)
    }
    const search = document.querySelector<HTMLInputElement>('[data-list-search]')
    if (event.key === '/' && search) {
      event.preventDefault()
      search.focus()
      search.select()
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <IconButton className={style.button} label={label} onClick={() => setOpen(true)}>
        <KeyboardIcon size={20} />
      </IconButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={<FormattedMessage id="kit.keys.title" />}>
        <dl className={style.keys}>
          {keys.map(([pressed, id]) => (
            <div key={id}>
              <dt>
                {pressed.map(key => (
                  <kbd key={key}>{isWord(key) ? <FormattedMessage id={key} /> : key}</kbd>
                ))}
              </dt>
              <dd>
                <FormattedMessage id={id} />
              </dd>
            </div>
          ))}
        </dl>
        {ofFrame}
      </Dialog>
    </>
  )
}
