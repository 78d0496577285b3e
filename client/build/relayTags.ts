import type { Plugin } from 'vite'

const tag = /graphql`\s*(?:#[^\n]*\s*)*(?:query|mutation|fragment|subscription)\s+(\w+)[^`]*`/g

/**
 * Replaces each `graphql` tag by an import of the artifact that the Relay compiler wrote for it.
 *
 * Relay's own way is a Babel plugin; parsing every module a second time with Babel took longer than the whole build,
 * and a tag names its artifact in its first words. The tag must not hold interpolations (Relay forbids them anyway).
 */
export function relayTags(): Plugin {
  return {
    name: 'relay-tags',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('graphql`') || !/\/client\/.*\.tsx?$/.test(id.split('?')[0] ?? '')) return undefined
      const names = new Set<string>()
      const replaced = code.replace(tag, (all: string, name: string) => {
        names.add(name)
        return `__${name}${'\n'.repeat(all.split('\n').length - 1)}`
      })
      const imports = [...names].map(name => `import __${name} from '/client/__generated__/${name}.graphql.ts';`)
      return { code: `${imports.join('')}${replaced}`, map: null }
    },
  }
}
