import type { FieldMap } from '@pothos/core'
import { type Refusal, Refused, refusalCodes } from '../kit/refusals.ts'
import { builder } from './builder.ts'

export const UserErrorCodeRef = builder.enumType('UserErrorCode', {
  values: Object.fromEntries(refusalCodes.map(code => [code, { value: code }])) as {
    [Code in (typeof refusalCodes)[number]]: { value: Code }
  },
})

/** Refusals with data of their own get a type of their own; the others are a plain `Refusal`. */
export const UserErrorRef = builder.interfaceRef<Refusal>('UserError')
UserErrorRef.implement({
  description:
    'Something a person can mend. `path` leads into the input; people read a text chosen by `code`; `message` is for developers.',
  fields: t => ({
    code: t.expose('code', { type: UserErrorCodeRef }),
    path: t.stringList({ resolve: error => [...error.path] }),
    message: t.exposeString('message'),
    retryAfterSeconds: t.int({
      nullable: true,
      description: 'Seconds until it may be tried again; null where waiting does not help.',
      resolve: ({ details }) => (typeof details?.retryAfterSeconds === 'number' ? details.retryAfterSeconds : null),
    }),
  }),
  resolveType: error => typeNames[error.code] ?? 'Refusal',
})

const typeNames: Partial<Record<Refusal['code'], string>> = {}

builder.objectType(builder.objectRef<Refusal>('Refusal'), { name: 'Refusal', interfaces: [UserErrorRef] })

/** Registers the type that shows refusals of `code` with further fields. Call once per code, next to its domain. */
export function refusalType(code: Refusal['code'], name: string) {
  typeNames[code] = name
  return builder.objectRef<Refusal>(name)
}

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Known> ? Known : never
type Refusable<Shown> = Shown & { readonly errors: readonly Refusal[] }

/** The payload of a mutation: what `fields` show of it, and what was refused. With `withRefusals` its value is made. */
export const payloadType = <Shown extends object>(
  name: string,
  fields: (t: PothosSchemaTypes.ObjectFieldBuilder<Types, Refusable<Shown>>) => FieldMap,
) =>
  builder.objectRef<Refusable<Shown>>(name).implement({
    fields: t => ({
      ...fields(t),
      errors: t.field({ type: [UserErrorRef], resolve: ({ errors }) => [...errors] }),
    }),
  })

/** Runs an operation for a mutation: what it refuses becomes `{ ...empty, errors }`, everything else is thrown on. */
export async function withRefusals<Payload extends object>(
  empty: Payload,
  run: () => Promise<Payload>,
): Promise<Payload & { errors: readonly Refusal[] }> {
  try {
    return { ...(await run()), errors: [] }
  } catch (error) {
    if (error instanceof Refused) return { ...empty, errors: error.refusals }
    throw error
  }
}
