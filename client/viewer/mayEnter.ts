import { createOperationDescriptor, type Environment, getRequest } from 'relay-runtime'
import type { ViewerQuery$data } from '../__generated__/ViewerQuery.graphql.ts'
import { viewerQuery } from './Viewer.tsx'

/** Whether the person is who a page is for, from the answer that came with the layout. The server checks again. */
export function mayEnter(environment: Environment, need: 'staff' | 'signedIn'): boolean {
  const operation = createOperationDescriptor(getRequest(viewerQuery), {})
  const answer = environment.lookup(operation.fragment).data as ViewerQuery$data | null | undefined
  if (need === 'signedIn') return Boolean(answer?.viewer.account)
  return answer?.viewer.isStaff ?? false
}
