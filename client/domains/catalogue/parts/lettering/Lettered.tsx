import { lazy, Suspense } from 'react'
import { Boundary } from '../../../../ui/Boundary.tsx'
import type { LetteringDrawingProps } from './LetteringDrawing.tsx'

const LetteringDrawing = lazy(() => import('./LetteringDrawing.tsx'))

/** A text over the picture of a piece. Its code is loaded when there is something to draw; without it the picture stays
 *  as it is. */
export function Lettered(props: LetteringDrawingProps) {
  if (props.text.trim() === '') return null
  return (
    <Boundary resetKey={props.text} fallback={() => null}>
      <Suspense fallback={null}>
        <LetteringDrawing {...props} />
      </Suspense>
    </Boundary>
  )
}
