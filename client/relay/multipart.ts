import type { UploadableMap } from 'relay-runtime'

/**
 * An operation with files as the GraphQL multipart request specification wants it: the operation first, then which file
 * stands for which variable, then the files. `files` are named by the path of their variable, as in `input.file`.
 * Source: https://github.com/jaydenseric/graphql-multipart-request-spec
 */
export function multipart(operation: string, files: UploadableMap): FormData {
  const named = Object.entries(files)
  const body = new FormData()
  body.append('operations', operation)
  body.append('map', JSON.stringify(Object.fromEntries(named.map(([path], at) => [at, [`variables.${path}`]]))))
  for (const [at, [, file]] of named.entries()) body.append(String(at), file)
  return body
}
