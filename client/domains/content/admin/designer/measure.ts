import type { Block } from './document.ts'
import type { Box, MeasuredList } from './landing.ts'
import { type Blocks, fits } from './tree.ts'

/** Lists carry `data-list` (parent and slot), blocks `data-block`: in the canvas and in the outline alike. */
export const listKey = (parent: string | null, slot: number): string => `${parent ?? ''}/${slot}`

/** Lists that hold nothing are a bit larger than they look, so that one meets them. */
const leastHeight = 24

/** The lists below an element that a block may go to, on the element's own ground: what scrolls along stays right. */
export function measure(root: HTMLElement, blocks: Blocks, dragged: Block): readonly MeasuredList[] {
  const ground = root.getBoundingClientRect()
  const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left - ground.left, y: top - ground.top, width, height }
  }
  return [...root.querySelectorAll<HTMLElement>('[data-list]')].flatMap(list => {
    const [parent = '', slot = '0'] = (list.dataset.list ?? '').split('/')
    if (!fits(blocks, dragged, parent || null)) return []
    const box = boxOf(list)
    return {
      parent: parent || null,
      slot: Number(slot),
      depth: depthOf(list, root),
      box: { ...box, height: Math.max(box.height, leastHeight) },
      items: [...list.children].filter(child => child.hasAttribute('data-block')).map(boxOf),
    }
  })
}

function depthOf(list: HTMLElement, root: HTMLElement): number {
  let depth = 0
  for (let at = list.parentElement; at && at !== root; at = at.parentElement) if (at.dataset.list) depth += 1
  return depth
}
