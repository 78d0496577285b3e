import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { parseSync } from 'oxc-parser'

export type Import = { readonly from: string; readonly to: string; readonly isTypeOnly: boolean }

/** Every import between our own modules below `folders`, as paths relative to `root` with forward slashes. */
export function importsBelow(root: string, folders: readonly string[]): Import[] {
  return folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name) && !name.includes('__generated__') && !name.endsWith('.d.ts'))
      .flatMap(name => importsOf(root, join(folder, name))),
  )
}

function importsOf(root: string, file: string): Import[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const requests = [
    ...module.staticImports.map(each => ({
      value: each.moduleRequest.value,
      isTypeOnly: each.entries.length > 0 && each.entries.every(entry => entry.isType),
    })),
    ...module.staticExports.flatMap(each =>
      each.entries.flatMap(entry =>
        entry.moduleRequest ? [{ value: entry.moduleRequest.value, isTypeOnly: entry.isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(each => {
      const value = /^['"`](.+)['"`]$/.exec(
        readFileSync(join(root, file), 'utf8').slice(each.moduleRequest.start, each.moduleRequest.end),
      )
      return value ? [{ value: value[1]!, isTypeOnly: false }] : []
    }),
  ]
  return requests
    .filter(request => request.value.startsWith('.'))
    .map(request => ({
      from: file.split(sep).join('/'),
      to: relative(root, join(root, dirname(file), request.value))
        .split(sep)
        .join('/'),
      isTypeOnly: request.isTypeOnly,
    }))
}
