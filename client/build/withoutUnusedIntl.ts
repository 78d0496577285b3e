import type { Plugin } from 'vite'
import { intlFile } from './internals.ts'

/** Names for developers' tools that are given at the top of the file, and makings of components whose result may go. */
const given = /^\w+\.displayName = "\w+";$/gm
const made = /(?<= = )(?=createFormatted\w*Component\()/g

/**
 * Lets the bundler leave out what of react-intl nobody asks for. Its file gives each component a name and makes some by a
 * call, which looks like an effect: with them all formatters for durations, relative times and ranges stayed.
 */
export function withoutUnusedIntl(): Plugin {
  return {
    name: 'without-unused-intl',
    enforce: 'pre',
    transform(code, id) {
      if (!intlFile.test(id)) return undefined
      const less = code.replace(given, '').replace(made, '/* @__PURE__ */ ')
      if (less === code) throw new Error(`${id} is another one than what was read`)
      return { code: less, map: null }
    },
  }
}
