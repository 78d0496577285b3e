import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Testing Library asks for this before each change of what is shown.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

/* What jsdom has not got. Nothing is ever laid out in it, so whatever asks for sizes hears that there are none. */

vi.stubGlobal('matchMedia', (query: string) =>
  Object.assign(new EventTarget(), { matches: false, media: query, addListener() {}, removeListener() {} }),
)

class NeverObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
vi.stubGlobal('ResizeObserver', NeverObserver)
vi.stubGlobal('IntersectionObserver', NeverObserver)

Element.prototype.scrollIntoView ??= () => {}
Element.prototype.scrollTo ??= () => {}
window.scrollTo = () => {}
Object.assign(document, { fonts: Object.assign(new EventTarget(), { ready: Promise.resolve() }) })

// Open and closed as the browser's own; the focus moves to the first field as it does there.
HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
  const wanted = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>('input, button')
  wanted?.focus()
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement, value?: string) {
  if (!this.open) return
  this.open = false
  if (value !== undefined) this.returnValue = value
  this.dispatchEvent(new Event('close'))
}
