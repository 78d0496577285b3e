import { builder } from '../../../../api/builder.ts'
import { UserErrorRef, withRefusals } from '../../../../api/errors.ts'
import type { Refusal } from '../../../../kit/refusals.ts'

type Outcome = { readonly errors: readonly Refusal[] }

/** The payload of a mutation after which there is nothing to show: it was done, or refused. */
export const outcomePayload = (name: string) =>
  builder
    .objectRef<Outcome>(name)
    .implement({ fields: t => ({ errors: t.field({ type: [UserErrorRef], resolve: ({ errors }) => [...errors] }) }) })

/** Runs such a mutation. */
export const outcomeOf = (run: () => Promise<unknown>): Promise<Outcome> =>
  withRefusals({}, async () => {
    await run()
    return {}
  })
