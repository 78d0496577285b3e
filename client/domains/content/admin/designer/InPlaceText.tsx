import { lazy, Suspense } from 'react'
import common from '../../blocks/common.module.css'
import style from './Canvas.module.css'
import type { Block } from './document.ts'
import { textIn } from './document.ts'
import { useDesigner, useDesignerState } from './useDesigner.ts'

const WrittenText = lazy(() => import('./WrittenText.tsx'))

/** As the page's own text block says it. */
const looks = ({ props: { align, tone } }: Block) => ({
  'data-align': align === 'center' ? 'CENTER' : 'LEFT',
  'data-tone': typeof tone === 'string' ? tone.toUpperCase() : 'PLAIN',
})

/** A text that is written where it stands, in the language that is looked at. */
export function InPlaceText({ block }: { block: Block }) {
  const store = useDesigner()
  const language = useDesignerState(state => state.language)
  const html = textIn(block.props.html, language)
  return (
    <Suspense fallback={<div className={style.coming} />}>
      <div className={common.text} {...looks(block)}>
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
      </div>
    </Suspense>
  )
}
