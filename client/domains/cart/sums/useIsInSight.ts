import { type RefObject, useEffect, useState } from 'react'

/** Whether any part of an element is in the window. False until the browser has told. */
export function useIsInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new IntersectionObserver(entries => {
      setInSight(entries.some(entry => entry.isIntersecting))
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return isInSight
}
