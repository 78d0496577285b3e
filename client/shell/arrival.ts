import type { Replies } from '../relay/environment.ts'

declare global {
  interface Window {
    __page?: Arrival
  }
}

/** What the server put into the page. */
export interface Arrival {
  /** Its answers. */
  replies: Replies
  /** The public address of the site. */
  origin: string
  /** IANA name of the shop's. */
  timeZone: string
  /** The button that was pressed last before the page could be used. Asking ends the listening. */
  pressed?: () => HTMLElement | null
}

interface Scripts {
  entry: string
  /** What the entry will ask for at once. */
  parts: readonly string[]
  /** Whether the page shows nothing without them. */
  isAtOnce: boolean
}

/**
 * The script at the end of a page: hands over what arrived with it and sees to it that the other scripts come once all
 * that is in sight is painted, so that they take nothing of a slow line from pictures and fonts. Whoever touches
 * something is not kept waiting: scripts are asked for at once, and a press that came too early is done afterwards.
 */
export function arrivalScript(arrival: Arrival, scripts: Scripts): string {
  return `window.__page=${inScript(arrival)};(${begin})(${inScript(scripts)})`
}

/** A value as JSON, safe inside of an HTML script element. */
function inScript(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Travels into the page as text: it may use nothing of this module. */
function begin({ entry, parts, isAtOnce }: Scripts): void {
  const nonce = document.currentScript?.nonce ?? ''
  const page = window.__page!
  let pressed: HTMLElement | null = null
  let isAsked = false

  function ask() {
    if (isAsked) return
    isAsked = true
    for (const href of parts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }))
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry, nonce }))
  }
  function press(event: Event) {
    const button = (event.target as Element).closest('button')
    // Forms with an address work without scripts; the others would only load the page again, their entries lost.
    if (!button || button.form?.hasAttribute('action')) return
    event.preventDefault()
    pressed = button
  }
  page.pressed = () => {
    removeEventListener('click', press, true)
    return pressed
  }
  addEventListener('click', press, true)
  if (isAtOnce) ask()
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, ask, { once: true })
  // A tab in the background paints nothing. Nothing waits for pictures on a line that is slower than slow.
  addEventListener('load', () => {
    if (document.hidden) return ask()
    // A picture that has arrived is painted once it is decoded, which for the large one takes a few frames.
    const pictures = [...document.images].filter(image => image.fetchPriority === 'high').map(image => image.decode())
    const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(ask)))
    void Promise.allSettled(pictures).then(afterPaint)
  })
  setTimeout(ask, 4000)
}
