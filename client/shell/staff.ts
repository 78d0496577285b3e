import { createOperationDescriptor, type Environment, getRequest } from 'relay-runtime'
import type { ViewerQuery$data } from '../__generated__/ViewerQuery.graphql.ts'
import { viewerQuery } from './Viewer.tsx'

/** Whether the person may see the admin centre, from the answer that came with the layout. The server checks again. */
export function isStaff(environment: Environment): boolean {
  const operation = createOperationDescriptor(getRequest(viewerQuery), {})
  const answer = environment.lookup(operation.fragment).data as ViewerQuery$data | null | undefined
  return answer?.viewer.isStaff ?? false
}
