import { graphql } from 'react-relay'
import type {
  ConsentPurpose,
  ConsentWay,
  useDecideConsentMutation,
} from '../../../__generated__/useDecideConsentMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'
import { keepDecision, latestDecision, ownSubject } from '../../../viewer/consent.ts'
import type { ShopConsent } from '../../../viewer/shopConsent.ts'
import { forgetLeftBehind } from './leftBehind.ts'

/**
 * Decides about services of others, all at once. What is refused counts here at once, even where the server cannot be
 * reached; what is allowed counts once it is taken down. Where the shop asks something else by now, the page is loaded anew.
 */
export function useDecideConsent() {
  const [run, isPending] = useMutationWithRefusals<useDecideConsentMutation>(graphql`
    mutation useDecideConsentMutation($input: DecideConsentInput!) {
      decideConsent(input: $input) {
        decidedAt
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  const decide = async (
    shop: NonNullable<ShopConsent>,
    granted: readonly ConsentPurpose[],
    way: ConsentWay,
  ): Promise<boolean> => {
    const { version } = shop
    const before = latestDecision()?.granted ?? []
    const subject = ownSubject()
    const still = granted.filter(purpose => before.includes(purpose))
    const isWithdrawn = before.some(purpose => !granted.includes(purpose))
    if (isWithdrawn || granted.length === 0)
      keepDecision({ subject, version, granted: still, at: new Date().toISOString() })
    const answer = await run({ input: { subject, version, granted: [...granted], way } })
    if (answer.refusals.some(({ code }) => code === 'STALE_REVISION')) location.reload()
    const at = answer.payload?.decidedAt
    if (answer.isDone && at) keepDecision({ subject, version, granted, at })
    // What runs cannot be stopped otherwise.
    if (isWithdrawn) {
      forgetLeftBehind()
      location.reload()
    }
    return answer.isDone
  }
  return [decide, isPending] as const
}
