/** A description as a comment before what it is about, nothing without one. */
export function described(description: string | null | undefined, indent: string): string {
  if (!description) return ''
  const lines = description.replaceAll('*/', '* /').split('\n')
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map(line => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}
