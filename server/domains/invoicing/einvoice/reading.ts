import type { XmlElement } from './xml.ts'

/** A place in the XML that was not understood. */
export interface ReadingFault {
  /** `/rsm:CrossIndustryInvoice/…`; several of a name are counted from 1. */
  readonly path: string
  readonly code: 'MISSING' | 'MALFORMED' | 'TWICE' | 'UNKNOWN'
}

/** What was read so far: no element says two things, and none is passed over in silence. */
export class Reading {
  readonly #taken = new Set<XmlElement>()
  readonly #faults: { element: XmlElement; code: ReadingFault['code']; below: string }[] = []

  /** How many faults were found so far. */
  get count(): number {
    return this.#faults.length
  }

  fault(element: XmlElement, code: ReadingFault['code'], below = ''): void {
    this.#faults.push({ element, code, below })
  }

  /** The elements of a name in another that nobody took yet and that `when` is true of. */
  take(at: XmlElement | null, name: string, when?: When): XmlElement[] {
    const found =
      at?.children.filter(child => child.name === name && !this.#taken.has(child) && (when?.(child) ?? true)) ?? []
    for (const element of found) this.#taken.add(element)
    return found
  }

  takeOne(at: XmlElement | null, name: string, when?: When): XmlElement | null {
    const [first, ...others] = this.take(at, name, when)
    for (const other of others) this.fault(other, 'TWICE')
    return first ?? null
  }

  /** All faults below `root`, in the order of the document. */
  faultsBelow(root: XmlElement): ReadingFault[] {
    const own = Map.groupBy(this.#faults, ({ element }) => element)
    const faults: ReadingFault[] = []
    const visit = (element: XmlElement, path: string) => {
      for (const { code, below } of own.get(element) ?? [])
        faults.push({ path: `${path}${below && `/${below}`}`, code })
      for (const [name, children] of Map.groupBy(element.children, each => each.name)) {
        for (const [at, child] of children.entries()) {
          const below = `${path}/${name}${children.length === 1 ? '' : `[${at + 1}]`}`
          if (this.#taken.has(child)) visit(child, below)
          else faults.push({ path: below, code: 'UNKNOWN' })
        }
      }
    }
    visit(root, `/${root.name}`)
    return faults
  }
}

export type When = (element: XmlElement) => boolean
