/** The Relay compiler reads the client's fragments against the committed schema and writes the artifacts. */
export default {
  src: './client',
  schema: './schema.graphql',
  artifactDirectory: './client/__generated__',
  language: 'typescript',
  eagerEsModules: true,
  noFutureProofEnums: true,
  useImportTypeSyntax: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  persistConfig: { file: './client/__generated__/persisted.json', algorithm: 'SHA256' },
  customScalarTypes: { DateTime: 'string', Date: 'string', Cents: 'number', Html: 'string', LocalizedText: 'string' },
}
