import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { joinDecisionMutation } from '../../../__generated__/joinDecisionMutation.graphql.ts'
import { latestDecision } from '../../../viewer/consent.ts'

/** How long whoever signed in waits for it at most. */
const mostMilliseconds = 2_000

/** Joins what was decided in this browser before signing in to the account. Nobody is kept from going on: where it fails the
 *  decision stays provable by its number. */
export async function joinDecision(environment: Environment): Promise<void> {
  const decision = latestDecision()
  if (!decision) return
  const joined = new Promise<void>(resolve => {
    commitMutation<joinDecisionMutation>(environment, {
      mutation: graphql`
        mutation joinDecisionMutation($input: JoinConsentInput!) {
          joinConsent(input: $input) {
            joinedCount
            errors {
              code
            }
          }
        }
      `,
      variables: { input: { subject: decision.subject } },
      onCompleted: () => resolve(),
      onError: error => {
        console.error(error)
        resolve()
      },
    })
  })
  await Promise.race([joined, new Promise(resolve => setTimeout(resolve, mostMilliseconds))])
}
