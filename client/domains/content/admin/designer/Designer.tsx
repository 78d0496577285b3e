import { DndContext } from '@dnd-kit/core'
import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Drawer } from '../../../../ui/Dialog.tsx'
import { BlockIcon } from './blockIcons.tsx'
import { typeOf } from './blockTypes.ts'
import { Canvas } from './Canvas.tsx'
import style from './Designer.module.css'
import { DesignerKeysDialog } from './DesignerKeysDialog.tsx'
import type { DesignerStore } from './designerStore.ts'
import { LookBar } from './LookBar.tsx'
import { Outline } from './Outline.tsx'
import { PropsPanel } from './panel/PropsPanel.tsx'
import { PanelContext } from './panel/panelContext.ts'
import { SideTabs } from './SideTabs.tsx'
import { Tray } from './Tray.tsx'
import { DesignerContext, useDesignerState } from './useDesigner.ts'
import { useDesignerKeys } from './useDesignerKeys.ts'
import { useDragging } from './useDragging.ts'
import { WorkspaceContext } from './workspace.ts'

/** From here on there is room for the page between its two sides. */
const wideQuery = '(width >= 1100px)'
const subscribe = (listener: () => void) => {
  const media = matchMedia(wideQuery)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Once what was opened is drawn. */
const later = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

export interface DesignerTab {
  readonly key: string
  readonly label: MessageId
  readonly content: ReactNode
}

export interface DesignerProps {
  store: DesignerStore
  /** At the left of the bar: the way back, the title, the state. */
  start: ReactNode
  /** At its right: what was saved, and what is done with the page as a whole. */
  end: ReactNode
  /** Above the page: who else is here, what was not saved. */
  notices?: ReactNode
  /** Beside the properties of the selected block: what concerns the page as a whole. */
  tabs: readonly DesignerTab[]
  /** Which of the tabs is open; `block` for the properties. */
  tab: string
  onTab: (key: string) => void
}

/** A page in the making, over the whole window: its blocks on the left, itself in the middle, what can be set on the right. */
export function Designer({ store, ...props }: DesignerProps) {
  return (
    <DesignerContext value={store}>
      <Frame {...props} />
    </DesignerContext>
  )
}

function Frame({ start, end, notices, tabs, tab, onTab }: Omit<DesignerProps, 'store'>) {
  const intl = useIntl()
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(wideQuery).matches)
  const dragging = useDragging()
  const search = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLElement>(null)
  const [left, setLeft] = useState('tray')
  const [drawer, setDrawer] = useState<'left' | 'right' | null>(null)
  const [isSideBySide, setSideBySide] = useState(false)
  const [areKeysShown, setKeysShown] = useState(false)
  const selected = useDesignerState(state => state.selected)
  const [known, setKnown] = useState(selected)
  if (selected !== known) {
    setKnown(selected)
    if (selected !== null && tab !== 'block') onTab('block')
  }
  const workspace = useMemo(
    () => ({
      showTray: () => {
        setLeft('tray')
        setDrawer('left')
        later(() => search.current?.focus())
      },
      showPanel: () => {
        onTab('block')
        setDrawer('right')
        later(() =>
          panel.current
            ?.querySelector<HTMLElement>(
              '[data-fields] :is(input, select, textarea, button, [contenteditable="true"]):not(:disabled)',
            )
            ?.focus(),
        )
      },
    }),
    [onTab],
  )
  useDesignerKeys({ ...workspace, showKeys: () => setKeysShown(true) })
  const leftSide = (
    <SideTabs
      label="admin.designer.left"
      tab={left}
      onTab={setLeft}
      tabs={[
        {
          key: 'tray',
          label: 'admin.designer.tray',
          content: <Tray search={search} onAdded={isWide ? undefined : () => setDrawer(null)} />,
        },
        { key: 'outline', label: 'admin.designer.outline', content: <Outline dragging={dragging} /> },
      ]}
    />
  )
  const rightSide = (
    <SideTabs
      label="admin.designer.right"
      tab={tab}
      onTab={onTab}
      tabs={[{ key: 'block', label: 'admin.designer.block', content: <PropsPanel /> }, ...tabs]}
    />
  )
  const type = dragging.type === null ? null : typeOf(dragging.type)
  return (
    <WorkspaceContext value={workspace}>
      <PanelContext value={{ isSideBySide: isSideBySide && isWide }}>
        <DndContext
          {...dragging.handlers}
          accessibility={{
            // What happens is said by the line below, for all ways of moving alike.
            announcements: { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' },
          }}
        >
          <div className={style.frame} data-designer data-both={(isSideBySide && isWide) || undefined}>
            <header className={style.bar}>
              <div className={style.start}>{start}</div>
              <LookBar
                isSideBySide={isSideBySide}
                onSideBySide={isWide ? setSideBySide : null}
                onKeys={() => setKeysShown(true)}
              />
              <div className={style.end}>{end}</div>
            </header>
            {notices && <div className={style.notices}>{notices}</div>}
            <div className={style.work}>
              {isWide && (
                <aside className={style.left} aria-label={intl.formatMessage({ id: 'admin.designer.left' })}>
                  {leftSide}
                </aside>
              )}
              <Canvas dragging={dragging} />
              {isWide && (
                <aside
                  ref={panel}
                  className={style.right}
                  aria-label={intl.formatMessage({ id: 'admin.designer.right' })}
                >
                  {rightSide}
                </aside>
              )}
            </div>
            {!isWide && (
              <nav className={style.foot} aria-label={intl.formatMessage({ id: 'admin.designer.sides' })}>
                <button type="button" onClick={() => setDrawer('left')}>
                  <FormattedMessage id="admin.designer.tray" />
                </button>
                <button type="button" onClick={() => setDrawer('right')}>
                  <FormattedMessage id="admin.designer.settings" />
                </button>
              </nav>
            )}
            <Drawer
              isOpen={!isWide && drawer === 'left'}
              onClose={() => setDrawer(null)}
              title={<FormattedMessage id="admin.designer.left" />}
            >
              {leftSide}
            </Drawer>
            <Drawer
              side="right"
              isOpen={!isWide && drawer === 'right'}
              onClose={() => setDrawer(null)}
              title={<FormattedMessage id="admin.designer.right" />}
            >
              {rightSide}
            </Drawer>
          </div>
          <div ref={dragging.ghost} className={style.ghost} hidden={type === null} aria-hidden>
            {type && (
              <>
                <BlockIcon type={type.type} size={18} /> {wordsOf(type.title, intl)}
              </>
            )}
          </div>
        </DndContext>
        <News />
        <DesignerKeysDialog isOpen={areKeysShown} onClose={() => setKeysShown(false)} />
      </PanelContext>
    </WorkspaceContext>
  )
}

/** What was just done, for those who do not see it. */
function News() {
  const intl = useIntl()
  const news = useDesignerState(state => state.news)
  return (
    <p className="visually-hidden" role="status">
      {news && <span key={news.count}>{wordsOf(news.message, intl)}</span>}
    </p>
  )
}
