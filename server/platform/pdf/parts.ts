import { fontRuns } from './fonts.ts'

type Node = Record<string, unknown>

/** A node once pdfmake laid it out. */
type PlacedNode = { readonly positions?: readonly { readonly pageNumber: number }[] }

/** Where a text or picture stands for whoever has the document read aloud: within cells of tables from the outside in, or
 *  nowhere. pdfmake carries it along with the node. */
export type Place = {
  readonly isArtifact: boolean
  readonly role: string
  readonly alt: string | null
  readonly cells: readonly PlacedCell[]
}
type PlacedCell = {
  readonly table: string
  readonly row: string
  readonly cell: string
  readonly isHead: boolean
}

export type Laid = {
  /** The font of what says nothing of one. */
  readonly family: string
  readonly isArtifact: boolean
  /** Nodes by id, to be found where they were put. */
  readonly placed: Map<string, PlacedNode>
}

type Within = Laid & { readonly cells: readonly PlacedCell[]; readonly path: string }

/** Parts as pdfmake takes them: copies, for it changes what it is given, texts in fonts that have their letters. */
export const laidOut = (parts: readonly unknown[], laid: Laid): Node[] =>
  parts.map((part, at) => nodeOf(part as Node, { ...laid, cells: [], path: String(at) }))

function nodeOf(part: Node, within: Within): Node {
  const family = typeof part.font === 'string' ? part.font : within.family
  const inner = { ...within, family }
  const node: Node = { ...part }
  if ('text' in part) node.text = textOf(part.text, family)
  for (const key of ['stack', 'columns'] as const) {
    const parts = part[key]
    if (Array.isArray(parts))
      node[key] = parts.map((one, at) => nodeOf(one, { ...inner, path: `${within.path}.${at}` }))
  }
  if ('table' in part) node.table = tableOf(part, inner)
  if ('canvas' in part) node.canvas = structuredClone(part.canvas)
  if (('text' in part && part.text !== '') || 'image' in part || 'svg' in part) {
    const place: Place = {
      ...{ isArtifact: within.isArtifact, cells: within.cells },
      role: 'text' in part ? String(part.role ?? 'P') : 'Figure',
      alt: typeof part.alt === 'string' ? part.alt : null,
    }
    node.place = place
  }
  if (typeof part.id === 'string') within.placed.set(part.id, node)
  return node
}

function textOf(text: unknown, family: string): unknown {
  if (Array.isArray(text)) return text.map(one => ({ ...one, text: textOf(one.text, one.font ?? family) }))
  return fontRuns(String(text ?? ''), family)
}

function tableOf(part: Node, within: Within): Node {
  const { body, ...table } = part.table as Node & { body: readonly (readonly Node[])[] }
  const name = typeof part.tableName === 'string' ? part.tableName : within.path
  const headRows = Number(table.headerRows ?? 0)
  return {
    ...table,
    body: body.map((cells, row) =>
      cells.map((cell, column) => {
        const path = `${within.path}.${row}.${column}`
        const placed: PlacedCell = {
          ...{ table: name, row: `${within.path}.${row}`, cell: path },
          isHead: row < headRows || cell.isHead === true,
        }
        return nodeOf(cell, { ...within, path, cells: part.isLayout ? within.cells : [...within.cells, placed] })
      }),
    ),
  }
}
