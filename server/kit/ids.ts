import { v7, validate } from 'uuid'

/** A new primary key: UUIDv7, so that keys rise with time and indexes stay dense (decisions.md, Identity). */
export const newId = (): string => v7()

/** Whether `text` has the form of a primary key; anything else must not reach a `uuid` column. */
export const isId = (text: string): boolean => validate(text)
