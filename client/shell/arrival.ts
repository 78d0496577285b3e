import type { ShopWays } from '../intl/createShopIntl.ts'
import type { Texts } from '../intl/texts.ts'
import type { Replies } from '../relay/environment.ts'
import type { Addresses } from '../router/addresses.ts'

declare global {
  interface Window {
    __page?: Arrival
  }
}

/** What the server put into the page. */
export interface Arrival extends ShopWays {
  /** Its answers. */
  replies: Replies
  /** What the page says in words of the shop's own; absent where there is nothing. */
  texts?: Texts
  /** Names the shop's own texts, of which further pages want more; absent where there are none. */
  textsVersion?: string
  /** The public address of the site. */
  origin: string
  /** How its addresses are named, where they are named otherwise than in the product. */
  addresses?: Addresses
  /** Does once more what was typed, chosen and pressed before the page could be used, now that it listens. */
  replay?: () => void
}

interface Scripts {
  entry: string
  /** What the entry will ask for at once. */
  parts: readonly string[]
  /** Whether the page shows nothing without them. */
  isAtOnce: boolean
  /** What further pages will ask for, fetched when nothing else is to be done, unless a visitor saves data. */
  ahead: readonly string[]
}

/**
 * The script at the end of a page: hands over what arrived with it and sees to it that the other scripts come once all
 * that is in sight is painted, so that they take nothing of a slow line from pictures and fonts. Whoever touches
 * something is not kept waiting: scripts are asked for at once, and what was typed and pressed too early is done
 * afterwards. Scripts that do not come are asked for again.
 */
export function arrivalScript(arrival: Arrival, scripts: Scripts): string {
  return `window.__page=${inScript(arrival)};(${begin})(${inScript(scripts)})`
}

/** Loads one more script once the page listens. */
export function afterArrival(source: string): string {
  return `(${addScript})(${inScript([source])})`
}

/** Travels into the page as text, as `begin` does. */
function addScript([source]: readonly string[]): void {
  const page = window.__page!
  const { replay } = page
  page.replay = () => {
    replay?.()
    import(/* @vite-ignore */ source!).catch((error: unknown) => console.error(error))
  }
}

/** A value as JSON, safe inside of an HTML script element. */
function inScript(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Travels into the page as text: it may use nothing of this module. */
function begin({ entry, parts, isAtOnce, ahead }: Scripts): void {
  const nonce = document.currentScript?.nonce ?? ''
  const page = window.__page!
  const typed = new Map<HTMLInputElement, { value: string; checked: boolean }>()
  let pressed: HTMLElement | null = null
  let isAsked = false

  function link(rel: string, href: string) {
    document.head.append(Object.assign(document.createElement('link'), { rel, href, nonce }))
  }
  function run() {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: entry, nonce })
    script.onerror = () => setTimeout(run, 3000)
    document.head.append(script)
  }
  function ask() {
    if (isAsked) return
    isAsked = true
    for (const href of parts) link('modulepreload', href)
    run()
  }
  function press(event: Event) {
    const button = (event.target as Element).closest('button')
    // Forms with an address work without scripts; the others would only load the page again, their entries lost.
    if (!button || button.form?.hasAttribute('action')) return
    event.preventDefault()
    pressed = button
  }
  function type({ target }: Event) {
    const { value, checked } = target as HTMLInputElement
    typed.set(target as HTMLInputElement, { value, checked })
  }
  page.replay = () => {
    removeEventListener('click', press, true)
    removeEventListener('input', type, true)
    for (const [field, { value, checked }] of typed) {
      // The first event has the part of the page taken over that the field is in.
      const tell = (name: string) => field.dispatchEvent(new Event(name, { bubbles: true }))
      tell('input')
      if (/^(?:checkbox|radio)$/.test(field.type)) {
        field.checked = !checked
        field.click()
        continue
      }
      // Assigning tells the page's scripts what is in the field, so that they would find nothing new; the prototype's
      // setter tells nobody.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
      field.value = field.defaultValue === value ? ' ' : field.defaultValue
      set!.call(field, value)
      tell('input')
      tell('change')
      // Some count what was entered when the field is left, which it was.
      if (field !== document.activeElement) tell('focusout')
    }
    pressed?.click()
  }
  addEventListener('click', press, true)
  addEventListener('input', type, true)
  if (isAtOnce) ask()
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, ask, { once: true })
  // A tab in the background paints nothing. Nothing waits for pictures on a line that is slower than slow.
  addEventListener('load', () => {
    const { connection } = navigator as { connection?: { saveData: boolean } }
    const fetchAhead = () => {
      for (const href of ahead) link('prefetch', href)
    }
    if (!connection?.saveData) setTimeout(() => (window.requestIdleCallback ?? setTimeout)(fetchAhead), 5000)
    if (document.hidden) return ask()
    // A picture that has arrived is painted once it is decoded, which for the large one takes a few frames.
    const pictures = [...document.images].filter(image => image.fetchPriority === 'high').map(image => image.decode())
    const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(ask)))
    void Promise.allSettled(pictures).then(afterPaint)
  })
  setTimeout(ask, 4000)
}
