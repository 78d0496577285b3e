import { useCallback, useRef, useState } from 'react'

/** `loadNext` of a list, as `usePaginationFragment` gives it. */
export type LoadNext = (count: number, options: { onComplete: (error: Error | null) => void }) => unknown

/**
 * More of a list. What fails is not asked for again by scrolling, or a server in trouble would be asked without end, but
 * by `retry`.
 */
export function useMore(loadNext: LoadNext): {
  more: (count: number) => void
  /** Why there is no more, until it is asked for again. */
  failure: Error | null
  retry: () => void
} {
  const [failure, setFailure] = useState<Error | null>(null)
  const asked = useRef(0)
  const more = useCallback(
    (count: number) => {
      asked.current = count
      setFailure(null)
      loadNext(count, { onComplete: setFailure })
    },
    [loadNext],
  )
  return { more, failure, retry: () => more(asked.current) }
}
