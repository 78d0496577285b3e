import { sql } from 'drizzle-orm'
import { type Reader, run } from '../../../platform/statements.ts'
import type { PropertyDefinition } from '../defaults/properties.ts'
import { furtherProperties } from '../rules/propertyDefinitions.ts'
import type { ProductFacts } from './facts.ts'

/** Keeps what values of filter properties are called in English; no statement where no product says it. Rows are taken in
 *  one order, so that two who change products wait for each other and never both. */
export async function writePropertyWords(
  tx: Reader,
  facts: readonly ProductFacts[],
  definitions: readonly PropertyDefinition[],
): Promise<void> {
  const keys = new Set(
    furtherProperties(definitions)
      .filter(({ isFilter, isGlobal, type }) => isFilter && isGlobal && type === 'other')
      .map(({ key }) => key),
  )
  const words = new Map(
    facts
      .flatMap(({ properties }) => properties)
      .flatMap(({ key, value: { de, en } }) => {
        const [value, english] = [de.trim(), en?.trim() ?? '']
        return keys.has(key) && english !== '' ? [[JSON.stringify([key, value]), { key, value, english }] as const] : []
      }),
  )
  if (words.size === 0) return
  await run(
    tx,
    sql`insert into property_words (key, value, english)
      select key, value, english
      from json_to_recordset(${JSON.stringify([...words.values()])}::json) as row(key text, value text, english text)
      order by key, value
      on conflict (key, value) do update set english = excluded.english
      where property_words.english <> excluded.english`,
  )
}
