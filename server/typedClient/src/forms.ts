type Found = { readonly file: Blob; readonly path: string }

function filesIn(value: unknown, path: string): readonly Found[] {
  if (value instanceof Blob) return [{ file: value, path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => filesIn(each, `${path}.${name}`))
}

/** An operation whose values hold files, as a form (GraphQL multipart request specification); null without files. */
export function formOf(query: string, variables: Readonly<Record<string, unknown>>): FormData | null {
  const files = filesIn(variables, 'variables')
  if (files.length === 0) return null
  const form = new FormData()
  // The files themselves are parts of their own, behind the operation and the places where they belong.
  const withoutFiles = (_name: string, value: unknown) => (value instanceof Blob ? null : value)
  form.set('operations', JSON.stringify({ query, variables }, withoutFiles))
  form.set('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))))
  for (const [index, { file }] of files.entries()) form.set(String(index), file)
  return form
}
