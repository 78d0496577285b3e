import { useEffect, useState } from 'react'
import { placeOf } from '../../../../router/place.ts'
import { type TimedRequest, timedRequest } from './timings.ts'

/** The page that is shown: its path as routes know it, and what was asked for it since somebody went there. */
export interface PageRequests {
  readonly path: string
  readonly requests: readonly TimedRequest[]
}

const pathNow = () => placeOf(new URL(location.href)).path

/** Follows what the page asks for, by what the browser measures. */
export function usePageRequests(): PageRequests {
  const [state, setState] = useState<PageRequests>(() => ({ path: pathNow(), requests: [] }))
  useEffect(() => {
    let path = pathNow()
    // What a page needs is asked for before its address is shown: it began with what was pressed last.
    let pressed = 0
    let since = 0
    const all: (TimedRequest & { readonly began: number })[] = []
    const show = () => setState({ path, requests: all.filter(({ began }) => began >= since) })
    const take = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const request = timedRequest(entry as PerformanceResourceTiming)
        if (request) all.push({ ...request, began: entry.startTime })
      }
      show()
    }
    const press = () => {
      pressed = performance.now()
    }
    const move = () => {
      if (pathNow() === path) return
      path = pathNow()
      since = pressed
      show()
    }
    const observers = ['navigation', 'resource'].map(type => {
      const observer = new PerformanceObserver(list => take(list.getEntries()))
      observer.observe({ type, buffered: true })
      return observer
    })
    const { navigation } = window as { navigation?: EventTarget }
    navigation?.addEventListener('currententrychange', move)
    addEventListener('popstate', move)
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, press, true)
    return () => {
      for (const observer of observers) observer.disconnect()
      navigation?.removeEventListener('currententrychange', move)
      removeEventListener('popstate', move)
      for (const sign of ['pointerdown', 'keydown']) removeEventListener(sign, press, true)
    }
  }, [])
  return state
}
