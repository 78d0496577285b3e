import { join } from 'node:path'
import { createFairQueue } from '../kit/fairQueue.ts'
import { madeApart } from './apart.ts'
import {
  attributesOf,
  checkInstruction,
  decoded,
  localName,
  markup,
  nameOf,
  referencesIn,
  refuseDrawing,
  textOfDrawing,
} from './drawingMarkup.ts'

export { DrawingRefused, readDrawing } from './drawingMarkup.ts'

const MOST_ELEMENTS = 20_000
/** Elements within elements. */
const MOST_DEPTH = 60
/** Elements that are drawn once all references are followed. */
const MOST_DRAWN = 50_000
/** Longest side that a drawing may say of itself, in its own units. */
const LONGEST_SIDE = 20_000
/** Filters cost by the pixel, each of their steps. */
const MOST_FILTER_STEPS = 40

/** Elements that bring in what the text does not show: pictures in pictures, other documents. */
const foreign: ReadonlySet<string> = new Set(['image', 'feimage', 'foreignobject', 'iframe', 'include'])

/** `uses` are drawn once with the element; `paints` with each element in it, for they are inherited. */
type Element = {
  readonly own: number
  readonly children: Element[]
  readonly uses: string[]
  readonly paints: string[]
}

/** Elements that draw nothing by themselves, however often they are referred to. */
const weightless: ReadonlySet<string> = new Set([
  'lineargradient',
  'radialgradient',
  'stop',
  'style',
  'title',
  'desc',
  'metadata',
])

/** Attributes that are read as a style is, and may refer to elements by `url(#id)`. */
const inherited = /^(?:fill|stroke|marker|marker-start|marker-mid|marker-end)$/
const styled = /^(?:style|filter|mask|clip-path|cursor)$/

/** Sides that are numbers, such as `20` or `20px`; percentages say nothing by themselves. */
function checkSides(name: string, value: string): void {
  const numbers = (name === 'viewbox' ? value.trim().split(/[\s,]+/) : [value]).map(part => Number.parseFloat(part))
  if (numbers.some(number => Math.abs(number) > LONGEST_SIDE)) refuseDrawing('is too large')
}

/**
 * Reads a drawing as text and refuses, before anything decodes it, what would unfold to more than its text shows: by size,
 * number and depth of elements, elements that are drawn again and again through references (`use`, patterns, masks, …),
 * filters, declared entities, pictures within it, and whatever leads out of it. Throws `DrawingRefused`.
 */
export function checkDrawing(content: Uint8Array): void {
  const text = textOfDrawing(content)
  const root: Element = { own: 0, children: [], uses: [], paints: [] }
  const open: { element: Element; name: string }[] = [{ element: root, name: '' }]
  const byId = new Map<string, Element>()
  let elements = 0
  let filterSteps = 0
  let isStyle = false
  let end = 0
  for (const match of text.matchAll(markup)) {
    const [piece] = match
    const between = text.slice(end, match.index)
    end = match.index + piece.length
    // What stands in a style may be about every element of the drawing.
    if (isStyle) root.paints.push(...referencesIn(decoded(between)))
    if (piece.startsWith('<!--')) continue
    if (piece.startsWith('<![CDATA[')) {
      if (isStyle) root.paints.push(...referencesIn(piece))
      continue
    }
    if (piece.startsWith('<!')) refuseDrawing('declares a type or entities')
    if (piece.startsWith('<?')) {
      checkInstruction(piece)
      continue
    }
    if (piece === '<') refuseDrawing('is broken')
    const name = nameOf(piece)
    if (piece.startsWith('</')) {
      if (open.length < 2 || open.pop()!.name !== name) refuseDrawing('is broken')
      isStyle = false
      continue
    }
    const kind = localName(name)
    elements += 1
    if (elements > MOST_ELEMENTS) refuseDrawing('has too many elements')
    if (elements === 1 && kind !== 'svg') refuseDrawing('is no drawing')
    if (foreign.has(kind)) refuseDrawing('holds a picture or a document')
    if (/^fe[a-z]/.test(kind)) filterSteps += 1
    if (filterSteps > MOST_FILTER_STEPS) refuseDrawing('has too many steps of filters')
    const element: Element = { own: weightless.has(kind) ? 0 : 1, children: [], uses: [], paints: [] }
    open.at(-1)!.element.children.push(element)
    for (const [key, value] of attributesOf(piece, name)) {
      const about = localName(key)
      if (about === 'id') {
        if (byId.has(value)) refuseDrawing('gives an id twice')
        byId.set(value, element)
      } else if (about === 'href' && kind !== 'a') {
        element.uses.push(value.startsWith('#') ? value.slice(1) : refuseDrawing('refers to something outside of it'))
      } else if (about === 'base') refuseDrawing('refers to something outside of it')
      else if (kind === 'svg' && /^(?:width|height|viewbox)$/.test(about)) checkSides(about, value)
      else if (inherited.test(about) || (about === 'style' && /fill|stroke|marker/i.test(value)))
        element.paints.push(...referencesIn(value))
      else if (styled.test(about)) element.uses.push(...referencesIn(value))
    }
    if (piece.endsWith('/>')) continue
    open.push({ element, name })
    if (open.length > MOST_DEPTH) refuseDrawing('is nested too deeply')
    isStyle = kind === 'style'
  }
  if (elements === 0 || open.length > 1) refuseDrawing('is broken')
  if (drawnElements(root, byId) * Math.max(1, filterSteps) > MOST_DRAWN) refuseDrawing('draws too many elements')
}

/** How many elements are drawn when each reference is followed. Refuses circles. */
function drawnElements(root: Element, byId: ReadonlyMap<string, Element>): number {
  const known = new Map<Element, number>()
  const path = new Set<Element>()
  const count = (element: Element): number => {
    const before = known.get(element)
    if (before !== undefined) return before
    if (path.has(element)) refuseDrawing('refers to itself')
    if (path.size > MOST_DEPTH * 4) refuseDrawing('is nested too deeply')
    path.add(element)
    const drawnBy = (ids: readonly string[]) => ids.flatMap(id => byId.get(id) ?? [])
    const sumOf = (parts: readonly Element[]) => parts.reduce((all, each) => all + count(each), 0)
    const once = element.own + sumOf([...element.children, ...drawnBy(element.uses)])
    const sum = once * (1 + sumOf(drawnBy(element.paints)))
    if (sum > MOST_DRAWN) refuseDrawing('draws too many elements')
    path.delete(element)
    known.set(element, sum)
    return sum
  }
  return count(root)
}

/** How long drawing may take, and how many bytes of memory its process may have. */
const DRAW_MILLISECONDS = 10_000
/** Drawings that wait while one is drawn. */
const MOST_WAITING = 20

const queue = createFairQueue({ atOnce: 1, mostOfClient: MOST_WAITING, mostInAll: MOST_WAITING })
let drawings = 0

/**
 * The picture (PNG) that a drawing (SVG) shows, its longer side 2000 pixels. It is drawn in a process of its own that knows
 * nothing of ours, one after the other, and that is ended when it takes too long; it ends itself when it takes too much
 * memory. Throws `DrawingRefused` for what must not or cannot be drawn, and `QueueFull`.
 */
export async function drawDrawing(content: Uint8Array): Promise<Buffer> {
  checkDrawing(content)
  drawings += 1
  const picture = await queue.ask(String(drawings), { client: '' }, () => drawn(content, DRAW_MILLISECONDS))
  return picture ?? refuseDrawing('cannot be drawn')
}

/** What the process made of it; null where it did not end well. */
export const drawn = (content: Uint8Array, milliseconds: number): Promise<Buffer | null> =>
  madeApart({ program: join(import.meta.dirname, 'drawingProcess.ts'), input: content, milliseconds })
