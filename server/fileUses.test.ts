import { getColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { adminRoutes } from '../client/shell/admin/adminRoutes.ts'
import { fileUseKinds } from './domains/files/library/uses.ts'
import { fileUses } from './fileUses.ts'
import * as schema from './tables.ts'

const tables = Object.values(schema).filter(value => is(value, PgTable))
const names = new Map(
  tables.flatMap(table =>
    Object.values(getColumns(table)).map(column => [column as unknown, `${getTableName(table)}.${column.name}`]),
  ),
)
const nameOf = (column: unknown): string => names.get(column) ?? 'no column of a table'

/** Columns that refer to files, by their foreign keys. */
const referring = tables.flatMap(table =>
  getTableConfig(table).foreignKeys.flatMap(key => {
    const { columns, foreignTable } = key.reference()
    return foreignTable === schema.files ? columns.map(nameOf) : []
  }),
)

/** What is part of a file itself. */
const own = ['file_versions.file_id']

describe('what uses files', () => {
  test('is declared for every column that refers to them', () => {
    const declared = fileUses.uses.flatMap(({ columns }) => columns.map(column => nameOf(column)))
    expect(referring.filter(column => !own.includes(column)).toSorted()).toEqual(declared.toSorted())
  })

  test('is declared for every column that is called like one, be it no foreign key', () => {
    const called = tables.flatMap(table =>
      Object.values(getColumns(table))
        .map(nameOf)
        .filter(column => /\.(\w+_)?(file|image)_id$/.test(column)),
    )
    const kept = fileUses.keepers.map(({ column }) => nameOf(column))
    // The file of a bank, of which the movements are kept and not the bytes.
    const others = ['bank_lines.file_id']
    expect(called.filter(column => ![...referring, ...others].includes(column)).toSorted()).toEqual(kept.toSorted())
  })

  test('is each of a kind of its own, and stands where staff can change it', () => {
    expect(fileUses.uses.map(({ kind }) => kind).toSorted()).toEqual([...fileUseKinds].toSorted())
    const id = '0193a1c0-0000-7000-8000-000000000001'
    const patterns = adminRoutes.map(({ path }) => new RegExp(`^/admincenter/${path.replaceAll(/:\w+\??/g, '[^/]+')}$`))
    const lost = fileUses.uses.map(({ pathOf }) => pathOf(id)).filter(path => !patterns.some(each => each.test(path)))
    expect(lost).toEqual([])
  })
})
