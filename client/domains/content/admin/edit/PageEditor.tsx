import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { PageEditor_entry$key } from '../../../../__generated__/PageEditor_entry.graphql.ts'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import { LeaveGuard } from '../../../../adminKit/edit/LeaveGuard.tsx'
import { wayBack } from '../../../../adminKit/list/returning.ts'
import { LockActions, lockNote } from '../../../../adminKit/locks/LockActions.tsx'
import { useLock } from '../../../../adminKit/locks/useLock.ts'
import { Link } from '../../../../router/Link.tsx'
import { PageHead } from '../../../../router/PageHead.tsx'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ChevronLeftIcon } from '../../../../ui/icons.tsx'
import { EyeIcon } from '../../../../ui/pageIcons.tsx'
import { Designer } from '../designer/Designer.tsx'
import { createDesigner } from '../designer/designerStore.ts'
import { breakpointOf } from '../designer/document.ts'
import { DrawnContext } from '../designer/drawnContext.ts'
import { EntryStates } from '../EntryStates.tsx'
import { eventsPath, pagesPath } from '../pagesUrl.ts'
import type { Content, Particulars } from './content.ts'
import style from './Editor.module.css'
import { contentOf } from './entryContent.ts'
import { ParticularsForm } from './ParticularsForm.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { SaveNotices } from './SaveNotices.tsx'
import { SaveState } from './SaveState.tsx'
import { SharingPanel } from './SharingPanel.tsx'
import { useDrawing } from './useDrawing.ts'
import { forgetLeftOver, leftOver, useSaver } from './useSaver.ts'
import { VersionsPanel } from './VersionsPanel.tsx'
import { WorkflowPanel } from './WorkflowPanel.tsx'

const particularsOf = ({ blocks: _, ...particulars }: Content): Particulars => particulars

/** A page in the making: its blocks in the designer, what is said of it, and its way to visitors. Saves itself. */
export function PageEditor(props: { entry: PageEditor_entry$key }) {
  const entry = useFragment(
    graphql`
      fragment PageEditor_entry on ManagedEntry {
        id
        kind
        name
        version
        hasAddress
        deletedAt
        viewerCanEdit
        languages {
          language
          state
        }
        ...entryContent_entry
        ...WorkflowPanel_entry
        ...SharingPanel_entry
      }
    `,
    props.entry,
  )
  const intl = useIntl()
  const siteLanguage = useLanguage()
  const [first] = useState(() => contentOf(entry))
  const isDeleted = !!entry.deletedAt
  const lock = useLock(entry.viewerCanEdit && !isDeleted ? entry.id : null)
  const isReadOnly = isDeleted || !entry.viewerCanEdit || lock.held !== null
  const [store] = useState(() =>
    createDesigner(first.blocks, { language: siteLanguage, isReadOnly, at: breakpointOf(window.innerWidth) }),
  )
  const [particulars, setParticulars] = useState<Particulars>(() => particularsOf(first))
  const [left, setLeft] = useState<Content | null>(() => leftOver(entry.id))
  const [tab, setTab] = useState(first.blocks.length === 0 ? 'page' : 'block')
  const [isPreviewed, setPreviewed] = useState(false)
  const blocks = useSyncExternalStore(store.subscribe, () => store.get().blocks)
  const content = useMemo((): Content => ({ ...particulars, blocks }), [particulars, blocks])
  const show = (next: Content) => {
    setParticulars(particularsOf(next))
    // One more step, so that it can be looked at what was there before.
    if (next.blocks !== store.get().blocks) store.change(next.blocks)
  }
  const { saver, state } = useSaver({
    ...{ entryId: entry.id, version: entry.version, first, content, isReadOnly, onMerged: show },
  })
  const drawn = useDrawing(store)
  useEffect(() => store.set({ isReadOnly }), [store, isReadOnly])

  // What somebody else left, once it is free again; what was done to it elsewhere while nothing is open here.
  const follow = useEffectEvent(() => {
    const known = saver.get()
    if (entry.version <= known.version || known.kind !== 'saved') return
    const next = contentOf(entry)
    setParticulars(particularsOf(next))
    store.begin(next.blocks)
    saver.follow(entry.version, { ...particularsOf(next), blocks: next.blocks })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version is what is followed
  useEffect(() => follow(), [entry.version])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (!isReadOnly) void saver.flush()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  const isEvent = entry.kind === 'EVENT'
  const title =
    particulars.title.de || particulars.title.en || entry.name || intl.formatMessage({ id: 'admin.pages.untitled' })
  const refusals = state.kind === 'refused' ? state.refusals : []
  const notices = [
    isDeleted && (
      <Notice key="deleted" tone="neutral">
        <FormattedMessage id="admin.pages.isDeleted" />
      </Notice>
    ),
    !isDeleted && !entry.viewerCanEdit && (
      <Notice key="reading" tone="neutral">
        <FormattedMessage id="edit.readOnly" />
      </Notice>
    ),
    lock.held && (
      <Notice key="lock" tone="warn">
        {wordsOf(lockNote(lock.held), intl)}
        <LockActions {...lock} />
      </Notice>
    ),
    left && !isReadOnly && (
      <Notice key="left" tone="warn">
        <p>
          <FormattedMessage id="admin.pages.left" />
        </p>
        <div className={style.choices}>
          <Button
            look="outline"
            size="tiny"
            onClick={() => {
              show(left)
              setLeft(null)
            }}
          >
            <FormattedMessage id="admin.pages.takeLeft" />
          </Button>
          <Button
            look="quiet"
            size="tiny"
            onClick={() => {
              forgetLeftOver(entry.id)
              setLeft(null)
            }}
          >
            <FormattedMessage id="admin.pages.dropLeft" />
          </Button>
        </div>
      </Notice>
    ),
    (state.kind === 'failed' || state.kind === 'refused' || state.kind === 'conflict') && (
      <SaveNotices key="save" state={state} saver={saver} store={store} />
    ),
  ].filter(Boolean)
  return (
    <DrawnContext value={drawn}>
      <PageHead title={title} />
      <Designer
        store={store}
        tab={tab}
        onTab={setTab}
        start={
          <>
            <Link className={style.back} to={wayBack(isEvent ? eventsPath : pagesPath)}>
              <ChevronLeftIcon size={18} />
              <FormattedMessage id={isEvent ? 'admin.pages.events' : 'admin.pages.title'} />
            </Link>
            <h1 className={style.title}>{title}</h1>
            <EntryStates languages={entry.languages} />
          </>
        }
        end={
          <>
            {!isReadOnly && <SaveState kind={state.kind} />}
            <Button look="quiet" size="small" icon={<EyeIcon size={17} />} onClick={() => setPreviewed(true)}>
              <FormattedMessage id="admin.pages.preview" />
            </Button>
            {!isReadOnly && (
              <Button size="small" onClick={() => setTab('workflow')}>
                <FormattedMessage id="admin.pages.toPublishing" />
              </Button>
            )}
          </>
        }
        notices={notices.length > 0 ? notices : undefined}
        tabs={[
          {
            key: 'page',
            label: 'admin.pages.tabPage',
            content: (
              <ParticularsForm
                kind={entry.kind}
                hasAddress={entry.hasAddress}
                values={particulars}
                refusals={refusals}
                isReadOnly={isReadOnly}
                onChange={part => setParticulars(before => ({ ...before, ...part }))}
              />
            ),
          },
          {
            key: 'workflow',
            label: 'admin.pages.tabWorkflow',
            content: <WorkflowPanel entry={entry} saver={saver} isReadOnly={isReadOnly} />,
          },
          {
            key: 'versions',
            label: 'admin.pages.tabVersions',
            content: (
              <VersionsPanel
                key={state.version}
                entryId={entry.id}
                saver={saver}
                isReadOnly={isReadOnly}
                onRestored={(next, version) => {
                  setParticulars(particularsOf(next))
                  store.begin(next.blocks)
                  saver.follow(version, next)
                }}
              />
            ),
          },
          {
            key: 'sharing',
            label: 'admin.pages.tabSharing',
            content: <SharingPanel entry={entry} isReadOnly={isReadOnly} />,
          },
        ]}
      />
      <PreviewDialog
        entryId={entry.id}
        version={state.version}
        isOpen={isPreviewed}
        onClose={() => setPreviewed(false)}
      />
      <LeaveGuard isActive={!isReadOnly && state.kind !== 'saved'} before={saver.flush} />
    </DrawnContext>
  )
}
