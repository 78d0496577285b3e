import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { openUploads, type QueueOptions } from './uploadsOf.ts'

/** The upload queue of a place, and what is in it. Whoever leaves the site while files are on their way is asked first. */
export function useUploads(place: string, options: QueueOptions) {
  const environment = useRelayEnvironment()
  const [placed] = useState(() => openUploads(environment, place, options))
  useEffect(() => {
    placed.options = options
  }, [placed, options])
  const { queue } = placed
  const state = useSyncExternalStore(queue.subscribe, queue.state, queue.state)
  const isBusy = state.entries.length > 0
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])
  return { queue, ...state }
}
