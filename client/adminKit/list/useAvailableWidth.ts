import { useMediaQuery } from '@mantine/hooks'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { breakpoints } from '../../ui/theme/tokens.ts'

/**
 * The pixels that a list has from left to right; null before it is laid out. Below the width at which the navigation
 * becomes a drawer rows are cards, however much room there is.
 */
export function useAvailableWidth(element: RefObject<HTMLElement | null>): {
  available: number | null
  isPhone: boolean
} {
  const [available, setAvailable] = useState<number | null>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setAvailable(Math.floor(current.getBoundingClientRect().width) || null)
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [element])
  const isPhone = useMediaQuery(`(width < ${breakpoints.lg}px)`, false, { getInitialValueInEffect: false })
  return { available, isPhone: isPhone ?? false }
}
