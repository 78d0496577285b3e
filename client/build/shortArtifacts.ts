import type { Plugin } from 'vite'

/** Lines of an artifact that say that there is nothing: Relay takes what is not said as nothing, too. */
const empty = /^\s*"(?:abstractKey|alias|args|concreteType|metadata|storageKey|text)": null,?\n/gm
/** Nothing as well, but where an updater asks for the field that a mutation answers with (`getRootField`). */
const single = /^\s*"plural": false,?\n/gm
const isMutation = (code: string): boolean => code.includes('"operationKind": "mutation"')
/** Only Relay's Babel plugin reads it. */
const hash = /^\(node as \w+\)\.hash = "\w+";\n/m

/** Leaves out of the artifacts of the Relay compiler what Relay never reads, about a fifth of them. */
export function shortArtifacts(): Plugin {
  return {
    name: 'short-artifacts',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/__generated__\/[\w$.]+\.ts$/.test(id)) return undefined
      const short = code.replace(empty, '').replace(hash, '')
      return { code: isMutation(short) ? short : short.replace(single, ''), map: null }
    },
  }
}
