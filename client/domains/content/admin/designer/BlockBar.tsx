import { useIntl } from 'react-intl'
import { ArrowDownIcon, ArrowUpIcon, GripIcon } from '../../../../adminKit/icons.tsx'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { PenIcon } from '../../../../ui/icons.tsx'
import { EyeIcon, PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { BlockIcon, CopyIcon, DuplicateIcon, HiddenIcon, SettingsIcon } from './blockIcons.tsx'
import { typeOf } from './blockTypes.ts'
import style from './Canvas.module.css'
import { textOf } from './clipboard.ts'
import { copyText } from './copying.ts'
import type { Block } from './document.ts'
import { OpenPart } from './panel/OpenPart.tsx'
import { useDesigner, useDesignerState } from './useDesigner.ts'
import { useWorkspace } from './workspace.ts'

/** What can be done with the selected block, above it. Each of it has a key of its own, too. */
export function BlockBar({ block, title }: { block: Block; title: string }) {
  const intl = useIntl()
  const store = useDesigner()
  const workspace = useWorkspace()
  const at = useDesignerState(state => state.at)
  const isReadOnly = useDesignerState(state => state.isReadOnly)
  const isWriting = useDesignerState(state => state.writing === block.id)
  const toasts = useToasts()
  const { id } = block
  const said = (text: MessageId) => intl.formatMessage({ id: text })
  const copy = () => {
    void copyText(textOf([block]))
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.designer.said.copied' }) })
  }
  const isVisible = block.attrs.visible[at]
  return (
    <div className={style.bar} role="toolbar" aria-label={intl.formatMessage({ id: 'admin.designer.bar' }, { title })}>
      <span className={style.grip} data-grip title={said('admin.designer.drag')}>
        {isReadOnly ? <BlockIcon type={block.type} size={16} /> : <GripIcon size={16} />}
        {title}
      </span>
      {!isReadOnly && (
        <>
          {block.type === 'reusable' && typeof block.props.entry === 'string' && <OpenPart id={block.props.entry} />}
          {typeOf(block.type)?.isText && (
            <IconButton
              label={said(isWriting ? 'admin.designer.finish' : 'admin.designer.edit')}
              onClick={() => store.write(isWriting ? null : id)}
            >
              <PenIcon size={17} />
            </IconButton>
          )}
          <IconButton label={said('admin.designer.settings')} onClick={workspace.showPanel}>
            <SettingsIcon size={17} />
          </IconButton>
          <IconButton label={said('admin.designer.moveUp')} onClick={() => store.step(id, 'up')}>
            <ArrowUpIcon size={17} />
          </IconButton>
          <IconButton label={said('admin.designer.moveDown')} onClick={() => store.step(id, 'down')}>
            <ArrowDownIcon size={17} />
          </IconButton>
          <IconButton label={said('admin.designer.addBelow')} onClick={workspace.showTray}>
            <PlusIcon size={17} />
          </IconButton>
          <IconButton label={said('admin.designer.duplicate')} onClick={() => store.duplicate(id)}>
            <DuplicateIcon size={17} />
          </IconButton>
          <IconButton className={style.copy} label={said('admin.designer.copy')} onClick={copy}>
            <CopyIcon size={17} />
          </IconButton>
          <IconButton
            label={said(isVisible ? 'admin.designer.hide' : 'admin.designer.show')}
            onClick={() => store.setVisible(id, at, !isVisible)}
          >
            {isVisible ? <EyeIcon size={17} /> : <HiddenIcon size={17} />}
          </IconButton>
          <IconButton label={said('admin.designer.remove')} onClick={() => store.remove(id)}>
            <TrashIcon size={17} />
          </IconButton>
        </>
      )}
    </div>
  )
}
