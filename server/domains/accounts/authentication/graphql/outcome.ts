import { payloadType, withRefusals } from '../../../../api/errors.ts'

/** The payload of a mutation after which there is nothing to show: it was done, or refused. */
export const outcomePayload = (name: string) => payloadType<object>(name, () => ({}))

/** Runs such a mutation. */
export const outcomeOf = (run: () => Promise<unknown>) =>
  withRefusals({}, async () => {
    await run()
    return {}
  })
