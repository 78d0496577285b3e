import { lazy, Suspense } from 'react'
import style from './Canvas.module.css'
import type { Block } from './document.ts'
import { textIn } from './document.ts'
import { useDesigner, useDesignerState } from './useDesigner.ts'

const WrittenText = lazy(() => import('./WrittenText.tsx'))

/** A text that is written where it stands, in the language that is looked at. */
export function InPlaceText({ block }: { block: Block }) {
  const store = useDesigner()
  const language = useDesignerState(state => state.language)
  const html = textIn(block.props.html, language)
  return (
    <Suspense fallback={<div className={style.coming} />}>
      <WrittenText
        key={language}
        html={html}
        lang={language}
        onChange={next => {
          const pair = (block.props.html ?? {}) as object
          store.setProps(block.id, { html: { ...pair, [language]: next } }, 'html')
        }}
        onLeave={() => store.write(null)}
      />
    </Suspense>
  )
}
