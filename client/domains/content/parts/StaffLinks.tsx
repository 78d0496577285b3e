import { Suspense } from 'react'
import { Boundary } from '../../../ui/Boundary.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'

const StaffBar = onDemand(() => import('./StaffBar.tsx'))

export interface StaffLinksProps {
  /** The entry that is shown; none on a list. */
  entryId?: string
  /** What can be added here. */
  kind?: 'POST' | 'EVENT'
}

/** Ways into the admin centre for those who work on pages; code that nobody else loads. */
export function StaffLinks(props: StaffLinksProps) {
  const isEditor = useViewer().mayWrite('CONTENT')
  if (!isEditor) return null
  return (
    <Boundary resetKey={props.entryId} fallback={() => null}>
      <Suspense>
        <StaffBar {...props} />
      </Suspense>
    </Boundary>
  )
}
