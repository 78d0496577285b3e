import { readFile, stat } from 'node:fs/promises'

/** How drawings (SVG) are read as text, before anything decodes them. */

/** Bytes of a drawing that is looked at. */
const MOST_BYTES = 2_000_000

/** A drawing that must not be drawn; the message is for whoever sent it. */
export class DrawingRefused extends Error {
  override name = 'DrawingRefused'
}

export function refuseDrawing(reason: string): never {
  throw new DrawingRefused(reason)
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A value with its character references replaced. Refuses those of entities that a document would have to define. */
export function decoded(value: string): string {
  return value.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));?/gi, (_whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? refuseDrawing('names an entity')
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : refuseDrawing('names a character that there is not')
  })
}

/** A piece of markup: a comment, a section of text, an instruction, a declaration, a tag. What fits none is broken. */
export const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<![^>]*>|<\/[^\s<>]+\s*>|<[^\s<>!?/][^\s<>/]*(?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>|</g

const attribute = /([^\s<>/="']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g

/** The name of a tag, `svg:g` or `/svg:g`. */
export const nameOf = (tag: string): string => /^<\/?([^\s<>/]+)/.exec(tag)![1]!

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

/** The attributes of a tag with this name, their values decoded. */
export const attributesOf = (tag: string, name: string): (readonly [key: string, value: string])[] =>
  [...tag.slice(name.length + 1).matchAll(attribute)].map(
    ([, key = '', double, single]) => [key, decoded(double ?? single ?? '')] as const,
  )

/** The content of the file at `path`, which is to be a drawing. Refuses what is too long, unread. */
export async function readDrawing(path: string): Promise<Buffer> {
  if ((await stat(path)).size > MOST_BYTES) refuseDrawing('has too many bytes')
  return readFile(path)
}

/** The text of a drawing. Refuses what is too long, or no text in UTF-8. */
export function textOfDrawing(content: Uint8Array): string {
  if (content.byteLength > MOST_BYTES) refuseDrawing('has too many bytes')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch (error) {
    if (error instanceof TypeError) refuseDrawing('is no text in UTF-8')
    throw error
  }
}

/** Refuses an instruction that is more than the declaration of a text in UTF-8. */
export function checkInstruction(piece: string): void {
  const encoding = /encoding\s*=\s*["']([^"']*)/i.exec(piece)?.[1] ?? 'utf-8'
  if (!/^<\?xml\s/.test(piece) || !/^(utf-8|us-ascii)$/i.test(encoding)) refuseDrawing('has instructions')
}

/** Ids that a style or an attribute refers to by `url(…)`. Refuses what leads out of the document. */
export function referencesIn(text: string): string[] {
  if (/@import|image\s*\(|src\s*\(/i.test(text)) refuseDrawing('refers to something outside of it')
  // A style may write any letter as an escape; nobody needs to, and it could hide the rest of this.
  if (/\\/.test(text)) refuseDrawing('escapes letters of a style')
  return [...text.matchAll(/url\(\s*["']?\s*([^"')\s]*)/gi)].map(([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : refuseDrawing('refers to something outside of it'),
  )
}
