import { SaxesParser } from 'saxes'

/** An element of XML as e-invoices use it: either children or text. `name` has the prefix that we give its namespace. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: XmlElement[]
  text: string
}

/** Why XML was not read. `line` counts from 1. */
export class XmlRefused extends Error {
  readonly code: 'TOO_LARGE' | 'NOT_UTF8' | 'NO_XML' | 'DOCTYPE' | 'TOO_MANY'
  readonly line: number | null

  constructor(code: XmlRefused['code'], message: string, line: number | null = null) {
    super(message)
    this.code = code
    this.line = line
  }
}

/** Bytes of an invoice with its attachments. */
const mostBytes = 20 * 1024 * 1024
/** An invoice of 2,000 lines has about 80,000. */
const mostElements = 200_000
/** The deepest element of an invoice stands 9 below its root. */
const deepest = 32

/**
 * Reads XML: UTF-8, version 1.0, without document type, whose entities could grow without end or reach for files. Namespaces
 * become the prefixes of `prefixes` (by URI); elements of others keep theirs behind a `?`. Attributes with a prefix are
 * left out. Throws XmlRefused.
 */
export function parseXml(source: string | Uint8Array, prefixes: Readonly<Record<string, string>>): XmlElement {
  const text = decoded(source)
  const parser = new SaxesParser({ xmlns: true })
  const refused = (code: XmlRefused['code'], message: string) => new XmlRefused(code, message, parser.line)
  const open: XmlElement[] = []
  let root: XmlElement | null = null
  let count = 0
  parser.on('error', error => {
    throw refused('NO_XML', error.message)
  })
  parser.on('doctype', () => {
    throw refused('DOCTYPE', 'a document type is not allowed')
  })
  parser.on('xmldecl', ({ encoding, version }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) throw refused('NOT_UTF8', `the encoding is ${encoding}, not UTF-8`)
    if (version && version !== '1.0') throw refused('NO_XML', `XML ${version} is not read`)
  })
  parser.on('opentag', tag => {
    count += 1
    if (open.length >= deepest || count > mostElements) throw refused('TOO_MANY', 'there are too many elements')
    const prefix = prefixes[tag.uri]
    const element: XmlElement = {
      name: prefix === undefined ? `?${tag.name}` : `${prefix}:${tag.local}`,
      attributes: Object.fromEntries(
        Object.values(tag.attributes)
          .filter(({ uri, name }) => uri === '' && name !== 'xmlns')
          .map(({ name, value }) => [name, value]),
      ),
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  const addText = (piece: string) => {
    const element = open.at(-1)
    if (element) element.text += piece
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()!
    if (element.children.length === 0) return
    if (element.text.trim() !== '') throw refused('NO_XML', `${element.name} has text beside its elements`)
    element.text = ''
  })
  parser.write(text).close()
  if (root === null) throw refused('NO_XML', 'there is no element')
  return root
}

function decoded(source: string | Uint8Array): string {
  if (source.length > mostBytes) throw new XmlRefused('TOO_LARGE', `more than ${mostBytes} bytes`)
  if (typeof source === 'string') return source.replace(/^\uFEFF/, '')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(source)
  } catch (error) {
    if (error instanceof TypeError) throw new XmlRefused('NOT_UTF8', 'the bytes are no UTF-8')
    throw error
  }
}

const escapes: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
  ...{ '\r': '&#13;', '\n': '&#10;', '\t': '&#9;' },
}
const inText = (text: string): string => text.replace(/[&<>\r]/g, character => escapes[character]!)
const inAttribute = (text: string): string => text.replace(/[&<>"\r\n\t]/g, character => escapes[character]!)

/** XML in UTF-8 with its declaration; the same for the same elements. `namespaces`: URI by prefix. Texts hold only
 *  characters that XML allows, see `cleanText.ts`. */
export function xmlText(root: XmlElement, namespaces: Readonly<Record<string, string>>): string {
  const declared = Object.entries(namespaces).map(([prefix, uri]) => [`xmlns:${prefix}`, uri] as const)
  const written = { ...root, attributes: { ...Object.fromEntries(declared), ...root.attributes } }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(written, '')}`
}

function elementText({ name, attributes, children, text }: XmlElement, indent: string): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${inAttribute(value)}"`)
  const start = `${indent}<${name}${said.join('')}>`
  if (children.length === 0) return `${start}${inText(text)}</${name}>\n`
  return `${start}\n${children.map(child => elementText(child, `${indent}  `)).join('')}${indent}</${name}>\n`
}

/** What of XML is looked at to see what it is. */
const HEAD_CHARACTERS = 65_536

/** The namespace of the root, empty where it has none; looks at the beginning alone. Throws XmlRefused as `parseXml` does. */
export function rootNamespace(source: string | Uint8Array): string {
  const text = decoded(source).slice(0, HEAD_CHARACTERS)
  const parser = new SaxesParser({ xmlns: true })
  const refused = (code: XmlRefused['code'], message: string) => new XmlRefused(code, message, parser.line)
  let found: string | null = null
  parser.on('error', error => {
    if (found === null) throw refused('NO_XML', error.message)
  })
  parser.on('doctype', () => {
    if (found === null) throw refused('DOCTYPE', 'a document type is not allowed')
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) throw refused('NOT_UTF8', `the encoding is ${encoding}, not UTF-8`)
  })
  parser.on('opentag', ({ uri }) => {
    found ??= uri
  })
  parser.write(text)
  if (found === null) throw refused('NO_XML', 'there is no element')
  return found
}
