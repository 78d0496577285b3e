import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `onVisible` each time the element comes near the window's edge; for lists that load more. The element should
 * be something that people can press as well, for those who do not scroll.
 */
export function useOnVisible<TElement extends Element>(
  onVisible: () => void,
  { margin = '400px', isActive = true }: { margin?: string; isActive?: boolean } = {},
): RefObject<TElement | null> {
  const element = useRef<TElement>(null)
  const call = useEffectEvent(onVisible)
  useEffect(() => {
    const target = element.current
    if (!target || !isActive) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) call()
      },
      { rootMargin: `${margin} 0px` },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [margin, isActive])
  return element
}
