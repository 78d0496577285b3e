type Fields = Readonly<Record<string, unknown>>

/** What stands in for a value of the asker until it is asked for: the way to it. */
const standIns = new WeakMap<object, readonly string[]>()

function unknownYet(path: readonly string[]): never {
  throw new TypeError(
    `${['given', ...path].join('.')} is only known when it is asked for: it can be placed as it is, no more`,
  )
}

/** Stands in for a value, and its fields for those of the value. Whoever tries to look into it is told. */
export function standIn(path: readonly string[]): unknown {
  const value = new Proxy(
    {},
    {
      get: (_, name) => (typeof name === 'symbol' ? unknownYet(path) : standIn([...path, name])),
      ownKeys: () => unknownYet(path),
    },
  )
  standIns.set(value, path)
  return value
}

/** Lists and fields, as they stand in JSON; files and instants are values. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)

const valueAt = (path: readonly string[], given: unknown): unknown =>
  path.reduce<unknown>((each, name) => (each as Fields | null | undefined)?.[name], given)

/** A value with what was given in place of what stood in for it. */
export function filled(value: unknown, given: unknown): unknown {
  if (!isPlain(value)) return value
  const path = standIns.get(value)
  if (path) return valueAt(path, given)
  if (Array.isArray(value)) return value.map(each => filled(each, given))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, given)]))
}

/** Stands for a value in JSON: a text that no shop takes, so that it is nobody's own. */
const MARK = '\u0000'

/** Writes a value as JSON, for what was given: all that is known already is written once, here. */
export function jsonWriter(value: unknown): (given: unknown) => string {
  const paths: (readonly string[])[] = []
  const text = JSON.stringify(value, (_name, each: unknown) => {
    const path = isPlain(each) ? standIns.get(each) : undefined
    if (path) paths.push(path)
    return path ? MARK : each
  })
  const [begin = '', ...rest] = text.split(JSON.stringify(MARK))
  return given => {
    let written = begin
    for (const [index, path] of paths.entries()) {
      const found = JSON.stringify(valueAt(path, given))
      // What is undefined is left out with its name.
      if (found === undefined) return JSON.stringify(filled(value, given))
      written += found + rest[index]
    }
    return written
  }
}
