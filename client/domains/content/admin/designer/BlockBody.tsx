import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { Blocks_blocks$key } from '../../../../__generated__/Blocks_blocks.graphql.ts'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import { Corner } from '../../../../ui/Corner.tsx'
import { AsStranger } from '../../../../viewer/Viewer.tsx'
import { catalogueBlocks } from '../../../catalogue/blocks/blockViews.ts'
import { formBlocks } from '../../../forms/blocks/blockViews.ts'
import { Blocks } from '../../blocks/Blocks.tsx'
import { pageViews } from '../../blocks/pageViews.ts'
import { BlockIcon } from './blockIcons.tsx'
import { typeOf } from './blockTypes.ts'
import style from './Canvas.module.css'
import type { Block } from './document.ts'
import { useDrawn } from './drawnContext.ts'
import { excerptOf } from './excerpt.ts'
import { useDesignerState } from './useDesigner.ts'

const views = { ...pageViews, ...catalogueBlocks, ...formBlocks }

/** What visitors see of a block, drawn by the very components of the page; while that is on its way, and where there is
 *  nothing to be seen yet, its kind and its words. */
export function BlockBody({ block }: { block: Block }) {
  const drawn = useDrawn(block.id)
  const instead = <StandIn block={block} />
  if (!drawn || drawn.keys.length === 0 || isBlank(block)) return instead
  return (
    <Corner>
      {() => (
        <Suspense fallback={instead}>
          <div className={style.drawn}>
            {/* Visitors are not offered to edit what they see. */}
            <AsStranger>
              <Blocks blocks={drawn.keys as Blocks_blocks$key} views={views} isTitled />
            </AsStranger>
          </div>
        </Suspense>
      )}
    </Corner>
  )
}

/** Of these nothing is drawn until something was chosen or written: they would be gone from the page. */
const needed: Readonly<Record<string, string>> = {
  image: 'file',
  gallery: 'gallery',
  form: 'form',
  download: 'file',
  reusable: 'entry',
  video: 'title',
  social: 'url',
}
const withItems: Readonly<Record<string, string>> = { benefits: 'items' }

function isBlank(block: Block): boolean {
  const { type, props } = block
  const list = withItems[type]
  if (list) return !Array.isArray(props[list]) || (props[list] as readonly unknown[]).length === 0
  if (type === 'text' || type === 'html' || type === 'table' || type === 'button' || type === 'hero' || type === 'map')
    return excerptOf(block, 'de') === ''
  const field = needed[type]
  return field !== undefined && !props[field]
}

function StandIn({ block }: { block: Block }) {
  const intl = useIntl()
  const language = useDesignerState(state => state.language)
  const type = typeOf(block.type)
  const words = excerptOf(block, language)
  return (
    <div className={style.standIn}>
      <BlockIcon type={block.type} size={22} />
      <div>
        <p className={style.standInTitle}>{type ? wordsOf(type.title, intl) : block.type}</p>
        <p className={style.standInText}>{words || (type && wordsOf(type.use, intl))}</p>
      </div>
    </div>
  )
}
