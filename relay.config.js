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
  // Names of our own documents and nothing more: short ones, for each page of the shop carries some thirty of them.
  persistConfig: { file: './client/__generated__/persisted.json', algorithm: 'MD5' },
  customScalarTypes: { DateTime: 'string', Date: 'string', Cents: 'number', Html: 'string', PageHtml: 'string' },
}

// The compiler loads this file with `require`, which hands out this name instead of the module's namespace.
export { config as 'module.exports' }
