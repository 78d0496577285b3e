import { parseAst } from 'vite'

/** What is taken out of one file of a library. */
export interface LeftOut {
  /** The file, by the end of its path. */
  file: RegExp
  /** Functions that stay and do nothing. */
  functions?: readonly string[]
  /** Methods that go (`_proto.name = …`); whoever calls one gets a TypeError. */
  methods?: readonly string[]
  /** Cases of a `switch` that go, by their text; what is asked for gets the default, which fails. */
  cases?: readonly string[]
  /** What the file no longer gives (`module.exports = { name: … }`). */
  exports?: readonly string[]
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** Calls `visit` with each node of a tree, the outer before the inner. */
function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) walk(inner, visit)
}

const nameOf = (node: unknown): string => String((node as { name?: string } | null)?.name ?? '')

/** The name of the method in `_proto.name = function …` and `Thing.prototype.name = function …`, else null. */
function methodOf(node: Node): string | null {
  const { left, right } = ((node.expression as Node | undefined) ?? {}) as { left?: Node; right?: Node }
  if (left?.type !== 'MemberExpression' || right?.type !== 'FunctionExpression') return null
  const owner = left.object as Node
  const isMethod = nameOf(owner) === '_proto' || nameOf(owner.property) === 'prototype'
  return isMethod ? nameOf(left.property) : null
}

/** What `module.exports = { … }` gives, else nothing. */
function givenBy(node: Node): Node[] {
  if (node.type !== 'AssignmentExpression') return []
  const { left, right } = node as unknown as { left: Node; right: Node }
  const isExports = nameOf(left.object) === 'module' && nameOf(left.property) === 'exports'
  return isExports && right.type === 'ObjectExpression' ? (right.properties as Node[]) : []
}

/**
 * The code without the parts named. Throws where a part is not there, or where a case that stays would fall into one
 * that goes: the library is another one than what was read.
 */
export function withoutParts(code: string, parts: LeftOut): string {
  const { file, functions = [], methods = [], cases = [], exports = [] } = parts
  const missing = new Set([...functions, ...methods, ...cases, ...exports])
  const cuts: { start: number; end: number; by: string }[] = []
  walk(parseAst(code, { sourceType: 'script' }) as unknown as Node, node => {
    if (node.type === 'FunctionDeclaration' && functions.includes(nameOf(node.id))) {
      missing.delete(nameOf(node.id))
      const body = node.body as Node
      cuts.push({ start: body.start, end: body.end, by: '{}' })
    }
    const method = node.type === 'ExpressionStatement' ? methodOf(node) : null
    if (method && methods.includes(method)) {
      missing.delete(method)
      cuts.push({ start: node.start, end: node.end, by: '' })
    }
    for (const { start, end, key } of givenBy(node)) {
      if (!exports.includes(nameOf(key))) continue
      missing.delete(nameOf(key))
      cuts.push({ start, end: code[end] === ',' ? end + 1 : end, by: '' })
    }
    if (node.type !== 'SwitchStatement') return
    let isOpen = false
    for (const part of node.cases as Node[]) {
      const text = String((part.test as { value?: unknown } | null)?.value)
      const isCut = cases.includes(text)
      if (isCut && isOpen) throw new Error(`A case that stays falls into ${text} in ${file}`)
      isOpen = !isCut && (part.consequent as Node[]).length === 0
      if (!isCut) continue
      missing.delete(text)
      cuts.push({ start: part.start, end: part.end, by: '' })
    }
  })
  if (missing.size > 0) throw new Error(`${file} has no ${[...missing].join(', ')}`)
  let left = code
  let before = code.length + 1
  for (const { start, end, by } of cuts.sort((one, other) => other.end - one.end)) {
    // A part within a part has gone with it.
    if (end > before) continue
    left = left.slice(0, start) + by + left.slice(end)
    before = start
  }
  return left
}
