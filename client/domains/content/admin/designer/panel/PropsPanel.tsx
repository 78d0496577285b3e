import { FormattedMessage, useIntl } from 'react-intl'
import { wordsOf } from '../../../../../adminKit/edit/fields.ts'
import { BlockIcon } from '../blockIcons.tsx'
import { columnsOf, typeOf } from '../blockTypes.ts'
import type { Block } from '../document.ts'
import { located, withSlotCount } from '../tree.ts'
import { useDesigner, useDesignerState } from '../useDesigner.ts'
import { LayoutFields } from './LayoutFields.tsx'
import style from './Panel.module.css'
import { PropInput } from './PropInput.tsx'
import { TitlesInput } from './TitlesInput.tsx'

/** What can be set of the selected block: what it shows, how wide it is, and where it is seen. */
export function PropsPanel() {
  const block = useDesignerState(state => located(state.blocks, state.selected)?.block ?? null)
  if (!block)
    return (
      <p className={style.nothing}>
        <FormattedMessage id="admin.designer.selectOne" />
      </p>
    )
  return <BlockFields key={block.id} block={block} />
}

function BlockFields({ block }: { block: Block }) {
  const intl = useIntl()
  const store = useDesigner()
  const type = typeOf(block.type)
  const set = (key: string, value: unknown) => {
    if (block.type !== 'columns' || key !== 'ratio') return store.setProps(block.id, { [key]: value }, key)
    const count = columnsOf(value).length
    store.update(block.id, each => withSlotCount({ ...each, props: { ...each.props, ratio: value } }, count))
  }
  return (
    <div className={style.panel}>
      <div className={style.head}>
        <BlockIcon type={block.type} size={22} />
        <div>
          <h2>{type ? wordsOf(type.title, intl) : block.type}</h2>
          <p>{type ? wordsOf(type.use, intl) : intl.formatMessage({ id: 'admin.designer.unknownType' })}</p>
        </div>
      </div>
      <div className={style.fields}>
        {type?.fields
          .filter(field => field.isShown?.(block.props) ?? true)
          .map(field =>
            field.kind === 'titles' ? (
              <TitlesInput key={field.key} block={block} />
            ) : (
              <PropInput
                key={field.key}
                field={field}
                name={field.key}
                value={block.props[field.key]}
                onChange={value => set(field.key, value)}
              />
            ),
          )}
      </div>
      <section className={style.section} aria-label={intl.formatMessage({ id: 'admin.designer.layout' })}>
        <h3>
          <FormattedMessage id="admin.designer.layout" />
        </h3>
        <LayoutFields block={block} />
      </section>
    </div>
  )
}
