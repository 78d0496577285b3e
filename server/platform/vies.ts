import { z } from 'zod'
import { messageOf } from './failure.ts'
import type { Log } from './log.ts'

/** A VAT id in parts, as the register takes it: `EL` is Greece. */
type RegisteredId = { readonly prefix: string; readonly rest: string }

/** What the register answered. `requestIdentifier` proves that it was asked; null where it gave none, as it does where
 *  the asker's own id is not named. */
export type VatAnswer = { readonly isRegistered: boolean; readonly requestIdentifier: string | null }

/** Asks whether a VAT id exists, in the name of the seller's own one (null: in nobody's). Null: there was no answer, which
 *  proves nothing. Never throws. */
export type VatRegister = (id: RegisteredId, requester: RegisteredId | null) => Promise<VatAnswer | null>

/** The EU's VAT Information Exchange System. Source: its technical information,
 *  https://ec.europa.eu/taxation_customs/vies/#/technical-information */
export const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/** Somebody waits for the answer. */
const ANSWER_MILLISECONDS = 3_000
/** Questions at once; one beyond them has no answer. The register itself refuses more than it likes. */
const MOST_QUESTIONS = 20

/** An answer about an id. Whatever else comes (`actionSucceed: false` with `errorWrappers`, even with status 200) is none:
 *  a member state's register is often away, and then says nothing of the id. */
const answered = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  valid: z.boolean(),
  requestIdentifier: z.string().max(100).nullish(),
})
const failed = z.object({ errorWrappers: z.array(z.object({ error: z.string().max(100) })).min(1) })

type Parts = { readonly url: string; readonly log: Pick<Log, 'warn'>; readonly milliseconds?: number }

/** The register at an address (`VIES_URL`), asked over HTTP. Why there is no answer is logged, without the id. */
export function openVies({ url, log, milliseconds = ANSWER_MILLISECONDS }: Parts): VatRegister {
  let asking = 0
  return async (id, requester) => {
    if (asking >= MOST_QUESTIONS) {
      log.warn({ questions: asking }, 'the register of VAT ids is being asked too much')
      return null
    }
    asking += 1
    try {
      return await ask(url, id, requester, AbortSignal.timeout(milliseconds))
    } catch (error) {
      log.warn({ reason: messageOf(error), country: id.prefix }, 'the register of VAT ids gave no answer')
      return null
    } finally {
      asking -= 1
    }
  }
}

async function ask(
  url: string,
  id: RegisteredId,
  requester: RegisteredId | null,
  signal: AbortSignal,
): Promise<VatAnswer> {
  const response = await fetch(`${url}/check-vat-number`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      countryCode: id.prefix,
      vatNumber: id.rest,
      ...(requester && { requesterMemberStateCode: requester.prefix, requesterNumber: requester.rest }),
    }),
    redirect: 'error',
    signal,
  })
  const body: unknown = await response.json()
  const refused = failed.safeParse(body)
  if (refused.success) throw new Error(refused.data.errorWrappers.map(({ error }) => error).join(', '))
  if (!response.ok) throw new Error(`status ${response.status}`)
  const { countryCode, vatNumber, valid, requestIdentifier } = answered.parse(body)
  if (countryCode !== id.prefix || vatNumber !== id.rest) throw new Error('the answer is about another id')
  return { isRegistered: valid, requestIdentifier: requestIdentifier || null }
}
