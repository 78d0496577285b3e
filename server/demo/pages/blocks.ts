import { stableId } from '../stableId.ts'

/** The demo's pages as an editor would write them. */

export type Pair = { readonly de: string; readonly en: string }
type Props = Readonly<Record<string, unknown>>
export type DemoBlock = { readonly id: string; readonly type: string; readonly props: Props } & Props

/** The file of one of the demo's drawings. */
export const drawing = (name: string): string => stableId('file', name)

const block = (id: string, type: string, props: Props, more: Props = {}): DemoBlock => ({ id, type, props, ...more })

/** Half of the width from 640 px on. */
const half = { attrs: { size: { xs: 12, md: 6, lg: 6 }, visible: { xs: true, md: true, lg: true } } }

export const hero = (id: string, texts: { eyebrow: Pair; title: Pair; text: Pair }, more: Props = {}): DemoBlock =>
  block(id, 'hero', { ...texts, tone: 'inverse', drawing: 'court', ...more })
export const text = (id: string, de: string, en: string, isHalf = false): DemoBlock =>
  block(id, 'text', { html: { de, en } }, isHalf ? half : {})
export const picture = (id: string, name: string, caption: Pair | null = null, isHalf = false): DemoBlock =>
  block(
    id,
    'image',
    { file: drawing(name), ratio: isHalf ? '1:1' : '16:9', fit: 'cover', ...(caption && { caption }) },
    isHalf ? half : {},
  )
export const button = (id: string, label: Pair, href: string): DemoBlock =>
  block(id, 'button', { label, href, look: 'primary', align: 'left' })
export const benefits = (id: string, items: readonly { icon: string; title: Pair; text: Pair }[]): DemoBlock =>
  block(id, 'benefits', { items })
export const table = (id: string, caption: Pair, rows: Pair): DemoBlock =>
  block(id, 'table', { caption, text: rows, hasColumnHead: true, hasRowHead: true })
export const carousel = (id: string, title: Pair, group: string): DemoBlock =>
  block(id, 'productCarousel', { title, source: 'group', group, products: [], count: 8 })
/** Questions with their answers in HTML. */
export const questions = (
  id: string,
  asked: readonly { readonly question: Pair; readonly answer: Pair }[],
): DemoBlock =>
  block(
    id,
    'accordion',
    { titles: asked.map(({ question }) => question) },
    { slots: asked.map(({ answer }, at) => [text(`${id}-${at + 1}`, answer.de, answer.en)]) },
  )

/** A form of the shop's. */
export const form = (id: string, formId: string): DemoBlock => block(id, 'form', { form: formId }, half)
