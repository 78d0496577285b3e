import { z } from 'zod'
import { keyNames } from '../platform/businessKeys.ts'
import type { Called } from './restIds.ts'

/** Fields by which an input of a documented path may name the record that it is about: its id, or a key of it. */
export const namingShape = ({ keys }: Called) => ({
  _id: z.string().max(400).nullish(),
  id: z.string().max(400).nullish(),
  ...(Object.fromEntries((keys ? keyNames(keys) : []).map(name => [name, keyValue])) as Record<
    string,
    typeof keyValue
  >),
})
const keyValue = z.union([z.string().max(320), z.int().min(0)]).nullish()

/** Whether an input names a record. */
export const hasName = ({ keys }: Called, input: Readonly<Record<string, unknown>>): boolean =>
  ['_id', 'id', ...(keys ? keyNames(keys) : [])].some(name => (input[name] ?? null) !== null)

export const nothingNamesIt = { path: ['_id'], message: 'the id is missing' }

/** What names one record, and nothing else. */
export const oneNamed = (called: Called) =>
  z.object(namingShape(called)).refine(input => hasName(called, input), nothingNamesIt)
