import { lazy, Suspense, useState } from 'react'
import { Boundary } from '../../../../ui/Boundary.tsx'
import { useOnVisible } from '../../../../ui/useOnVisible.ts'
import type { LetteredPiece } from './DrawnPieces.tsx'

export interface PiecesLetteringProps {
  /** The product of the position; of a set the set itself. Null where it is gone. */
  productId: string | null | undefined
  pieces: readonly LetteredPiece[]
}

const loadDrawings = () => lazy(() => import('./DrawnPieces.tsx'))

/**
 * What the texts of a position look like on its pieces, for cart, check and orders. The words stand beside it, so that
 * nothing is missing while it is not there, or where it cannot be had: it is asked for when it comes into sight, and
 * leaves no trace when that fails.
 */
export function PiecesLettering({ productId, pieces }: PiecesLetteringProps) {
  const [Drawings, setDrawings] = useState<ReturnType<typeof loadDrawings> | null>(null)
  const waiting = useOnVisible<HTMLSpanElement>(() => setDrawings(loadDrawings()), { isActive: Drawings === null })
  const lettered = pieces.filter(({ sku, texts }) => sku && texts.length > 0)
  if (!productId || lettered.length === 0) return null
  if (!Drawings) return <span ref={waiting} />
  return (
    <Boundary resetKey={productId} fallback={() => null}>
      <Suspense fallback={null}>
        <Drawings productId={productId} pieces={lettered} />
      </Suspense>
    </Boundary>
  )
}
