/** The Relay compiler reads the client's fragments against the committed schema and writes the artifacts. */
const config = {
  src: './client',
  schema: './schema.graphql',
  artifactDirectory: './client/__generated__',
  language: 'typescript',
  eagerEsModules: true,
  noFutureProofEnums: true,
  useImportTypeSyntax: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  noSourceControl: true,
  persistConfig: { file: './client/__generated__/persisted.json', algorithm: 'SHA256' },
  customScalarTypes: { DateTime: 'string', Date: 'string', Cents: 'number', Html: 'string' },
}

// The compiler loads this file with `require`, which hands out this name instead of the module's namespace.
export { config as 'module.exports' }
