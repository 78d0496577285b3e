import { useIntl } from 'react-intl'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import { BlockIcon } from './blockIcons.tsx'
import { typeOf } from './blockTypes.ts'
import style from './Canvas.module.css'
import type { Block, Language } from './document.ts'
import { excerptOf } from './excerpt.ts'
import { useDesignerState } from './useDesigner.ts'

/** What a block shows while what visitors see of it is on its way: its kind and its words. */
export function BlockBody({ block }: { block: Block }) {
  const intl = useIntl()
  const language: Language = useDesignerState(state => state.language)
  const type = typeOf(block.type)
  const words = excerptOf(block, language)
  return (
    <div className={style.standIn}>
      <BlockIcon type={block.type} size={22} />
      <div>
        <p className={style.standInTitle}>{type ? wordsOf(type.title, intl) : block.type}</p>
        {words && <p className={style.standInText}>{words}</p>}
      </div>
    </div>
  )
}
