import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '../../../../../ui/Button.tsx'
import { Switch } from '../../../../../ui/Choices.tsx'
import { MinusIcon, PlusIcon } from '../../../../../ui/pageIcons.tsx'
import { SelectField } from '../../../../../ui/Select.tsx'
import { DeskIcon, PhoneIcon, TabletIcon } from '../blockIcons.tsx'
import { type Block, type Breakpoint, units } from '../document.ts'
import { resize } from '../tree.ts'
import { useDesigner, useDesignerState } from '../useDesigner.ts'
import style from './Panel.module.css'

const rows = [
  ['xs', 'admin.designer.phone', PhoneIcon],
  ['md', 'admin.designer.tablet', TabletIcon],
  ['lg', 'admin.designer.desk', DeskIcon],
] as const

/** How wide a block is and whether it is seen: on a phone, a tablet, a desk; and in which language. */
export function LayoutFields({ block }: { block: Block }) {
  const intl = useIntl()
  const store = useDesigner()
  const at = useDesignerState(state => state.at)
  const isReadOnly = useDesignerState(state => state.isReadOnly)
  const { size, visible, languages } = block.attrs
  const setSize = (each: Breakpoint, next: number) =>
    store.change(resize(store.get().blocks, block.id, each, next), { subject: `size ${block.id} ${each}` })
  return (
    <div className={style.layout}>
      <div className={style.widths}>
        {rows.map(([each, title, Icon]) => {
          const name = intl.formatMessage({ id: title })
          return (
            <div key={each} className={style.width} data-current={each === at || undefined}>
              <button type="button" className={style.device} onClick={() => store.set({ at: each })}>
                <Icon size={18} />
                {name}
              </button>
              <div className={style.units}>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.designer.narrower' }, { name })}
                  disabled={isReadOnly || size[each] === 1}
                  onClick={() => setSize(each, size[each] - 1)}
                >
                  <MinusIcon size={15} />
                </IconButton>
                <span>
                  {size[each]}
                  <small>/{units}</small>
                </span>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.designer.wider' }, { name })}
                  disabled={isReadOnly || size[each] === units}
                  onClick={() => setSize(each, size[each] + 1)}
                >
                  <PlusIcon size={15} />
                </IconButton>
              </div>
              <Switch
                className={style.shown}
                label={
                  <span className="visually-hidden">
                    {intl.formatMessage({ id: 'admin.designer.shownOn' }, { name })}
                  </span>
                }
                checked={visible[each]}
                disabled={isReadOnly}
                onChange={event => store.setVisible(block.id, each, event.target.checked)}
              />
            </div>
          )
        })}
      </div>
      <p className={style.note}>
        <FormattedMessage id="admin.designer.sizesHint" />
      </p>
      <SelectField
        label={intl.formatMessage({ id: 'admin.designer.languages' })}
        value={languages?.length === 1 ? languages[0]! : ''}
        disabled={isReadOnly}
        options={[
          { value: '', label: intl.formatMessage({ id: 'admin.designer.bothLanguages' }) },
          { value: 'de', label: intl.formatMessage({ id: 'admin.designer.onlyGerman' }) },
          { value: 'en', label: intl.formatMessage({ id: 'admin.designer.onlyEnglish' }) },
        ]}
        onChange={({ target: { value } }) =>
          store.setLanguage(block.id, value === 'de' || value === 'en' ? value : null)
        }
      />
    </div>
  )
}
