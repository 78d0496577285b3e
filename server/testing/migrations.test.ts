import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the migrations bring about just the tables that the code declares (npm run migration writes a new one)', () => {
  const root = join(import.meta.dirname, '../..')
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  try {
    cpSync(join(root, 'drizzle'), folder, { recursive: true })
    const before = readdirSync(folder)
    const kit = join(root, 'node_modules/drizzle-kit/bin.cjs')
    const options = ['--dialect', 'postgresql', '--schema', './server/tables.ts', '--out', folder, '--name', 'missing']
    execFileSync(process.execPath, [kit, 'generate', ...options], { cwd: root, stdio: 'pipe' })
    expect(readdirSync(folder)).toEqual(before)
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 60_000)
