import { useEffect, useEffectEvent } from 'react'
import { noteCopied } from './copying.ts'
import type { Direction } from './tree.ts'
import { useDesigner } from './useDesigner.ts'

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(?:checkbox|radio|button)$/.test(target.type))
const isWritten = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable
/** Where arrows and Enter mean something of their own. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, [role="slider"], [role="tab"]') !== null

interface KeyActions {
  readonly showTray: () => void
  readonly showPanel: () => void
  readonly showKeys: () => void
}

/** The designer by keys alone. Whoever types in a field types; undo is for the page wherever the hand is, but in a text
 *  that is being written, which has its own. */
export function useDesignerKeys({ showTray, showPanel, showKeys }: KeyActions): void {
  const store = useDesigner()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    const { selected, at } = store.get()
    const block = store.find(selected)
    const key = event.key.toLowerCase()
    const isCommand = event.ctrlKey || event.metaKey
    const take = (act: () => void) => {
      event.preventDefault()
      act()
    }
    if (isCommand && !event.altKey && !isWritten(event.target)) {
      if (key === 'y' || (key === 'z' && event.shiftKey)) return take(store.redo)
      if (key === 'z') return take(store.undo)
    }
    if (isTyping(event.target)) return
    if (isCommand) {
      if (key === 'd' && !event.altKey && selected !== null) take(() => store.duplicate(selected))
      return
    }
    const direction = arrows[event.key]
    if (direction && event.altKey) return selected === null ? undefined : take(() => store.step(selected, direction))
    if (event.altKey) return
    if (direction && event.shiftKey && (direction === 'left' || direction === 'right')) {
      if (block) take(() => store.resize(block.id, block.attrs.size[at] + (direction === 'left' ? -1 : 1)))
      return
    }
    if (direction && !isControl(event.target)) return take(() => store.go(direction))
    if ((key === 'delete' || key === 'backspace') && selected !== null && !isControl(event.target))
      return take(() => store.remove(selected))
    if (key === '/') return take(showTray)
    if (key === '?') return take(showKeys)
    if (key === 'h' && block) return take(() => store.setVisible(block.id, at, !block.attrs.visible[at]))
    if (key === 'escape' && selected !== null) return take(() => store.select(null))
    if (key === 'enter' && block && !isControl(event.target))
      take(() => (block.type === 'text' ? store.write(block.id) : showPanel()))
  })
  const onClipboard = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    if (event.type === 'paste') {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (text === '') return
      event.preventDefault()
      store.paste(text)
      return
    }
    // Words that somebody marked on the page are what they want to copy.
    if (window.getSelection()?.toString()) return
    const text = store.copied()
    if (text === null) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    noteCopied(text)
    const { selected } = store.get()
    if (event.type === 'cut' && selected !== null) store.remove(selected)
    else store.say('admin.designer.said.copied')
  })
  useEffect(() => {
    const keys = (event: KeyboardEvent) => onKey(event)
    const clipboard = (event: ClipboardEvent) => onClipboard(event)
    const kinds = ['copy', 'cut', 'paste'] as const
    window.addEventListener('keydown', keys)
    for (const kind of kinds) document.addEventListener(kind, clipboard)
    return () => {
      window.removeEventListener('keydown', keys)
      for (const kind of kinds) document.removeEventListener(kind, clipboard)
    }
  }, [])
}
