import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useDrawingQuery } from '../../../../__generated__/useDrawingQuery.graphql.ts'
import type { DesignerStore } from '../designer/designerStore.ts'
import { usualAttrs } from '../designer/document.ts'
import { createDrawn, type Drawn, stale } from '../designer/drawn.ts'
import { flatten } from '../designer/tree.ts'

const query = graphql`
  query useDrawingQuery($document: Json!, $language: Language!) {
    draftBlocks(document: $document, language: $language) {
      id
      parentId
      ...Blocks_blocks
    }
  }
`

/** Typing has rested for so long. */
const restMilliseconds = 250
/** Blocks that are asked for in one go. */
const mostAtOnce = 60

/** Has the server make of blocks what visitors would see: of those alone that are different from what is drawn. */
export function useDrawing(store: DesignerStore): Drawn {
  const environment = useRelayEnvironment()
  const [drawn] = useState(createDrawn)
  const { blocks, language } = useSyncExternalStore(store.subscribe, store.get)
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    for (;;) {
      const wanted = stale(drawn, blocks, language).slice(0, mostAtOnce)
      if (wanted.length === 0 || signal.aborted) return
      // Where and in which language a block is seen is the canvas's to draw: what is hidden now may be shown in a moment.
      const document = {
        blocks: wanted.map(({ slots: _, attrs: { size }, ...block }) => ({
          ...block,
          attrs: { size, visible: usualAttrs.visible },
        })),
      }
      const answer = await fetchQuery<useDrawingQuery>(environment, query, {
        document,
        language: language === 'de' ? 'DE' : 'EN',
      })
        .toPromise()
        .catch((error: unknown) => {
          // What was drawn before stays; saving says that there is no connection.
          if (error instanceof Error) return undefined
          throw error
        })
      if (!answer || signal.aborted) return
      drawn.put(wanted, language, answer.draftBlocks)
    }
  })
  // Somebody who comes back from another window may have changed there what this page shows of other pages.
  const comeBack = useEffectEvent((signal: AbortSignal) => {
    const reused = flatten(blocks).flatMap(({ block: { id, type } }) => (type === 'reusable' ? [id] : []))
    if (reused.length === 0) return
    drawn.age(reused)
    void ask(signal)
  })
  useEffect(() => {
    const controller = new AbortController()
    window.addEventListener('focus', () => comeBack(controller.signal), { signal: controller.signal })
    return () => controller.abort()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is different is what is asked for
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => void ask(controller.signal), drawn.isEmpty() ? 0 : restMilliseconds)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [blocks, language])
  return drawn
}
