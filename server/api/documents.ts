import { type DocumentNode, GraphQLError, Lexer, parse, Source, TokenKind, type ValidationRule } from 'graphql'

/** What an ad-hoc document may measure; the client's own are persisted and not measured. */
const mostCharacters = 50_000
const mostTokens = 4000
const deepestNesting = 100
const mostRenamedIntrospection = 6

const opening: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const closing: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

/** Parses a document that somebody sent. Throws a GraphQLError for what is no document, and for one that is too long or
 *  nested too deeply: whoever walks it afterwards does so by recursion. */
export function readDocument(text: string): DocumentNode {
  if (text.length > mostCharacters) {
    throw new GraphQLError(`A document has at most ${mostCharacters} characters; send long values as variables.`)
  }
  refuseDeepNesting(text)
  return parse(text, { maxTokens: mostTokens, noLocation: true })
}

function refuseDeepNesting(text: string): void {
  const lexer = new Lexer(new Source(text))
  let depth = 0
  for (let count = 0; count <= mostTokens; count += 1) {
    const { kind } = lexer.advance()
    if (kind === TokenKind.EOF) return
    if (opening.has(kind)) depth += 1
    if (closing.has(kind)) depth -= 1
    if (depth > deepestNesting) throw new GraphQLError(`A document is nested at most ${deepestNesting} levels deep.`)
  }
}

/** Lets few fields of the introspection be renamed. They have no cost by the schema's own reckoning, yet each further
 *  name answers all lists below it once more: a few hundred bytes could ask for gigabytes. */
export const fewRenamedIntrospections: ValidationRule = context => {
  let renamed = 0
  return {
    Field(node) {
      const isIntrospection =
        context.getParentType()?.name.startsWith('__') || node.name.value === '__schema' || node.name.value === '__type'
      if (!isIntrospection || !node.alias) return
      renamed += 1
      if (renamed === mostRenamedIntrospection + 1) {
        const message = `At most ${mostRenamedIntrospection} fields of the introspection can be renamed.`
        context.reportError(new GraphQLError(message, { nodes: node }))
      }
    },
  }
}
