import { Suspense, useSyncExternalStore } from 'react'
import { Boundary } from '../../../ui/Boundary.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import type { StaffBarProps } from './StaffBar.tsx'

const StaffBar = onDemand(() => import('./StaffBar.tsx'))

const never = () => () => {}

/** Ways into the admin centre for those who work on pages; code that nobody else loads. */
export function StaffLinks(props: StaffBarProps) {
  // Whoever works on content writes and submits; only publishing is a right of its own.
  const isEditor = useViewer().mayRead('CONTENT')
  // The server would draw them before their style sheet, which comes with their code.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isEditor || !isInBrowser) return null
  return (
    <Boundary resetKey={props.to ?? props.kind} fallback={() => null}>
      <Suspense>
        <StaffBar {...props} />
      </Suspense>
    </Boundary>
  )
}
