import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { countArrivalMutation } from '../../../__generated__/countArrivalMutation.graphql.ts'
import { carriedPartner } from '../../../router/carried.ts'

const mutation = graphql`
  mutation countArrivalMutation($input: CountAffiliateClickInput!) {
    countAffiliateClick(input: $input) {
      isCounted
      errors {
        code
      }
    }
  }
`

/** Whether this document is the first of its visit: neither loaded again nor reached from the shop itself. */
function isArrival(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`)
}

/** Counts that a visit began with a partner's link. Nobody is told where that fails: it is a number and nothing else. */
export function countArrival(environment: Environment): void {
  const code = carriedPartner()
  if (code === null || !isArrival()) return
  commitMutation<countArrivalMutation>(environment, {
    mutation,
    variables: { input: { code } },
    onError: error => console.error(error),
  })
}
