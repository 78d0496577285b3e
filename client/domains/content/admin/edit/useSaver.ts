import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useSaverQuery } from '../../../../__generated__/useSaverQuery.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { keep, kept } from '../../../../ui/kept.ts'
import { useUpdateEntry } from '../mutations/useUpdateEntry.ts'
import { type Content, type ContentField, changesOf } from './content.ts'
import { contentOf } from './entryContent.ts'
import { createSaver, type Saver, type SaverState, type Sent } from './saver.ts'

const latestQuery = graphql`
  query useSaverQuery($id: ID!) {
    managedEntry(id: $id) {
      version
      ...entryContent_entry
    }
  }
`

interface SaverParts {
  entryId: string
  version: number
  first: Content
  content: Content
  isReadOnly: boolean
  onMerged: (content: Content) => void
}

/** What could not be saved outlives a reload under this name. */
const keptName = (entryId: string) => `page ${entryId}`

/** What was not saved before the page was last left; null: nothing. */
export const leftOver = (entryId: string): Content | null => kept(keptName(entryId)) as Content | null
export const forgetLeftOver = (entryId: string): void => keep(keptName(entryId), null)

/** `imageId` is called otherwise by the server's input. */
function inputOf(content: Content, fields: readonly ContentField[]) {
  const { imageId, ...changes } = changesOf(content, fields) as { imageId?: string | null }
  return { ...changes, ...(imageId !== undefined && { imageFileId: imageId }) }
}

/** Saves a page by itself while somebody works on it. */
export function useSaver(parts: SaverParts): { saver: Saver; state: SaverState } {
  const { entryId, content, isReadOnly } = parts
  const environment = useRelayEnvironment()
  const changes = useChanges()
  const [update] = useUpdateEntry()
  const [saver] = useState(() => {
    const latest = async (): Promise<Sent> => {
      try {
        const answer = await fetchQuery<useSaverQuery>(environment, latestQuery, { id: entryId }).toPromise()
        const entry = answer?.managedEntry
        return entry ? { kind: 'stale', version: entry.version, content: contentOf(entry) } : { kind: 'failed' }
      } catch (error) {
        // As if saving had failed: it is tried again.
        if (error instanceof Error) return { kind: 'failed' }
        throw error
      }
    }
    return createSaver({
      version: parts.version,
      saved: parts.first,
      onMerged: parts.onMerged,
      after: (milliseconds, call) => {
        const timer = setTimeout(call, milliseconds)
        return () => clearTimeout(timer)
      },
      send: async (version, sent, fields) => {
        const { isDone, payload, refusals } = await update({ entryId, version, changes: inputOf(sent, fields) })
        if (isDone && payload?.entry)
          return { kind: 'done', version: payload.entry.version, content: contentOf(payload.entry) }
        if (refusals.some(({ code }) => code === 'STALE_REVISION')) return latest()
        return refusals.length > 0 ? { kind: 'refused', refusals } : { kind: 'failed' }
      },
    })
  })
  const state = useSyncExternalStore(saver.subscribe, saver.get)
  useEffect(() => {
    if (!isReadOnly) saver.change(content)
  }, [saver, content, isReadOnly])
  const { kind, version } = state
  useEffect(() => {
    if (kind === 'failed' || kind === 'refused' || kind === 'conflict') keep(keptName(entryId), content)
    else if (kind === 'saved') keep(keptName(entryId), null)
  }, [kind, content, entryId])
  // Lists elsewhere are asked for anew once one leaves a page of which something was saved.
  const [first] = useState(version)
  const hasSaved = useRef(false)
  useEffect(() => {
    hasSaved.current = version !== first
  }, [version, first])
  const { note } = changes
  useEffect(
    () => () => {
      if (hasSaved.current) note()
    },
    [note],
  )
  useEffect(() => {
    const again = () => void saver.flush()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      saver.stop()
    }
  }, [saver])
  return { saver, state }
}
