import { Fragment, type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../intl/messageIds.ts'
import { PageHead } from '../../router/PageHead.tsx'
import { usePlace, useRouter } from '../../router/RouterContext.ts'
import { Notice } from '../../ui/Badge.tsx'
import { useToasts } from '../../ui/Toasts.tsx'
import { useChanges } from '../changes.tsx'
import { PageTop } from '../frame/PageTop.tsx'
import { wayBack } from '../list/returning.ts'
import { trailAt } from '../trail.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import { sectionsOf } from './changes.ts'
import style from './EditPage.module.css'
import { type EditSection, isRequired, type Message, problemsIn, wordsOf } from './fields.ts'
import { LeaveContext, LeaveGuard } from './LeaveGuard.tsx'
import { type Refusal, type RefusalMapping, refusedFields } from './refusals.ts'
import { SaveBar } from './SaveBar.tsx'
import { SectionCard } from './SectionCard.tsx'
import { goToSection, SectionList } from './SectionList.tsx'
import { TrailLinks } from './TrailLinks.tsx'
import { EditingContext, useEditing } from './useEditing.ts'

/** What became of saving. */
export interface Saved extends RefusalMapping {
  readonly isDone: boolean
  readonly refusals: readonly Refusal[]
  /** Where several changes are made one after the other: the fields that are saved although others were refused. */
  readonly saved?: readonly string[]
  /** Follows once nothing is unsaved any more: going to what was made. */
  readonly next?: () => void
}

/** Sections that a page of many begins with. */
const firstSections = 5

/** A section, and how it is drawn. */
export interface PageSection<Values> extends EditSection<Values> {
  /** Instead of the fields by themselves; inside of the section's card. */
  readonly children?: ReactNode
  /** Instead of the card; it carries the section's id and title itself. */
  readonly content?: ReactNode
  /** What holds for all of its fields, above them. */
  readonly hint?: Message
  /** At the right end of the title's line. */
  readonly aside?: ReactNode
  /** Whether something is required of what its children ask, rows for example; fields say so themselves. */
  readonly hasRequired?: (values: Values) => boolean
}

export interface EditPageProps<Values extends object> {
  title: string
  /** The list that the thing belongs to. */
  back: { to: string; label: ReactNode }
  status?: ReactNode
  note?: ReactNode
  actions?: ReactNode
  /** The form as the server has it. A newer state is merged with what somebody is typing. */
  saved: Values
  /** The thing's revision, which saving is based on. */
  version?: number
  sections: readonly PageSection<Values>[]
  /** What is wrong besides what the fields check themselves, by path. */
  check?: (values: Values, changed: readonly string[]) => ReadonlyMap<string, Message>
  /** Saves what was changed; called only when nothing is known to be wrong. */
  save: (values: Values, changed: readonly string[]) => Promise<Saved>
  /** What is being done, and what is said when it is done. */
  verb?: MessageId
  done?: Message
  /** There is nothing yet: the bar is there from the beginning. */
  isNew?: boolean
  isReadOnly?: boolean
  /** On top of the form. */
  notices?: ReactNode
  /** Why nothing can be changed. */
  readOnlyNote?: Message
  /** What a refusal says here, where the kit's text does not fit. */
  refusalTexts?: RefusalMapping['texts']
  /** Beside the form: facts and what is done at once. */
  aside?: ReactNode
  /** Right of the form while it is open, as high as the window: how it will look. The list of sections gives way to it. */
  beside?: ReactNode
  /** Who else is here, beside the title. */
  presence?: ReactNode
  /** What was done to the thing, below the form. */
  history?: ReactNode
}

/**
 * A page on which one thing is edited: its sections, one bar that saves, errors at their fields, a question before changes
 * are lost, and both values where two people changed the same. The bar is the only thing that saves.
 */
export function EditPage<Values extends object>(props: EditPageProps<Values>) {
  const { title, sections, verb = 'edit.save', done = 'edit.saved', isNew = false, isReadOnly = false } = props
  const intl = useIntl()
  const router = useRouter()
  const toasts = useToasts()
  const changes = useChanges()
  const trail = trailAt(usePlace().path)
  const form = useRef<HTMLDivElement>(null)
  const notices = useRef<HTMLDivElement>(null)
  const [isSaving, setSaving] = useState(false)
  const [general, setGeneral] = useState<readonly Message[]>([])
  /** The version that was refused as outdated; the newer state has come once it is another. */
  const [outdated, setOutdated] = useState<number | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [after, setAfter] = useState<(() => void) | null>(null)
  const fields = useMemo(() => sections.flatMap(section => section.fields), [sections])
  const editing = useEditing({ saved: props.saved, fields, isReadOnly, isSaving })
  const { changed, problems, conflicts, values } = editing
  const wrong = Object.keys(problems)
  const openConflicts = conflicts.filter(({ choice }) => choice === null)
  const isChanged = changed.length > 0
  const isOutdated = outdated !== null
  const isLoading = isOutdated && outdated === (props.version ?? 0)

  const showProblem = () => {
    const invalid = [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
    const next = invalid[(invalid.indexOf(document.activeElement as HTMLElement) + 1) % invalid.length]
    const section = sectionsOf(sections, wrong)[0]
    if (next) next.focus()
    else if (section) goToSection(section.id)
  }
  /** Whatever is said on top is brought to where it can be seen. */
  const showNotices = () => {
    const open = notices.current?.querySelector<HTMLElement>('[data-open] input') ?? null
    notices.current?.scrollIntoView({ block: 'nearest' })
    open?.focus({ preventScroll: true })
  }
  const showNews = useEffectEvent(showNotices)
  useEffect(() => {
    if (general.length > 0 || conflicts.length > 0 || (isOutdated && !isLoading)) showNews()
  }, [general, isOutdated, isLoading, conflicts.length])
  const showFirst = useEffectEvent(showProblem)
  useEffect(() => {
    if (attempts > 0) showFirst()
  }, [attempts])
  useEffect(() => {
    // Only when the guard has been taken down with the last change.
    if (!after || isChanged) return
    setAfter(null)
    after()
  }, [after, isChanged])

  const leave = (go: () => void) => {
    editing.discard()
    setAfter(() => go)
  }
  const settle = () => {
    setGeneral([])
    setOutdated(null)
  }
  const save = async () => {
    if (isSaving) return
    const found = new Map([...problemsIn(fields, values), ...(props.check?.(values, changed) ?? [])])
    editing.refuse(found)
    if (found.size > 0) {
      setAttempts(before => before + 1)
      return
    }
    if (openConflicts.length > 0) {
      showNotices()
      return
    }
    setSaving(true)
    const answer = await props.save(values, changed)
    setSaving(false)
    if (answer.isDone) {
      settle()
      editing.accept(values)
      changes.note()
      toasts.tell({ kind: 'success', title: wordsOf(done, intl) })
      if (answer.next) setAfter(() => answer.next ?? null)
      return
    }
    if (answer.saved) editing.accept(values, answer.saved)
    const refused = refusedFields(answer.refusals, fields, values, { texts: props.refusalTexts, ...answer })
    editing.refuse(refused.fields)
    setGeneral(refused.general)
    if (refused.fields.size > 0) setAttempts(before => before + 1)
    if (refused.isStale) {
      setOutdated(props.version ?? 0)
      changes.note()
      router.reload()
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's' || isReadOnly) return
    // Also where there is nothing to save: nobody wants the browser's file of this page.
    event.preventDefault()
    if ((isChanged || isNew) && !document.querySelector('dialog[open]')) void save()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  // What is in sight comes first, unless somebody comes for one of the others.
  const drawn = useDeferredValue(sections.length, usePlace().hash ? sections.length : firstSections)
  const hasList = sections.length > 2
  const hasBar = !isReadOnly && (isChanged || isNew)
  return (
    <EditingContext value={editing as never}>
      <LeaveContext value={leave}>
        <PageHead title={title} />
        <PageTop
          back={{ ...props.back, to: trail?.address ?? wayBack(props.back.to) }}
          title={title}
          status={
            (props.status || props.presence) && (
              <>
                {props.status}
                {props.presence}
              </>
            )
          }
          note={props.note}
          actions={
            (trail || props.actions) && (
              <>
                {trail && <TrailLinks trail={trail} />}
                {props.actions}
              </>
            )
          }
        />
        <div
          ref={form}
          className={style.page}
          data-list={hasList || undefined}
          data-aside={!!props.aside || undefined}
          data-beside={!!props.beside || undefined}
          data-saving={hasBar || undefined}
        >
          {hasList && <SectionList sections={sections} changed={changed} wrong={wrong} className={style.list} />}
          <div className={style.sections}>
            {isReadOnly && <Notice tone="neutral">{wordsOf(props.readOnlyNote ?? 'edit.readOnly', intl)}</Notice>}
            <div ref={notices} className={style.notices}>
              {(isOutdated || conflicts.length > 0) && (
                <ConflictNotice conflicts={conflicts} fields={fields} isLoading={isLoading} choose={editing.choose} />
              )}
              {general.map(message => (
                <Notice key={wordsOf(message, intl)} tone="danger" isUrgent>
                  {wordsOf(message, intl)}
                </Notice>
              ))}
            </div>
            {props.notices}
            {!isReadOnly && asksRequired(sections, values) && (
              <p className={style.required}>
                <FormattedMessage id="edit.requiredHint" />
              </p>
            )}
            {sections.slice(0, drawn).map(section => (
              <Fragment key={section.id}>{section.content ?? <SectionCard section={section} />}</Fragment>
            ))}
            {props.history}
          </div>
          {props.aside && <div className={style.aside}>{props.aside}</div>}
          {props.beside && <div className={style.beside}>{props.beside}</div>}
        </div>
        {hasBar && (
          <SaveBar
            count={changed.length}
            sections={sectionsOf(sections, changed).map(section => wordsOf(section.title, intl))}
            problemCount={wrong.length}
            conflictCount={openConflicts.length}
            verb={verb}
            isBusy={isSaving}
            onSave={() => void save()}
            onDiscard={
              isChanged
                ? () => {
                    editing.discard()
                    settle()
                  }
                : null
            }
            onProblems={showProblem}
            onConflicts={showNotices}
          />
        )}
        <LeaveGuard isActive={isChanged} />
      </LeaveContext>
    </EditingContext>
  )
}

/** Whether a line says what the stars mean. */
const asksRequired = <Values extends object>(sections: readonly PageSection<Values>[], values: Values): boolean =>
  sections.some(
    ({ fields, hasRequired }) => fields.some(field => isRequired(field, values)) || (hasRequired?.(values) ?? false),
  )
