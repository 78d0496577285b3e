import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { FormDialog, type Submitted } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { adminFormats } from '../../../../adminKit/useAdminFormat.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { SegmentedControl } from '../../../../ui/Choices.tsx'
import { TextField } from '../../../../ui/Field.tsx'
import { usePublishEntry } from '../mutations/usePublishEntry.ts'
import { entryRefusalTexts } from '../useEntryActions.tsx'
import style from './Editor.module.css'
import { FindingsNotice } from './FindingsPanel.tsx'
import { instantOf } from './instants.ts'
import { type StepDialogProps, useSettled } from './StepDialogs.tsx'

interface Publishing {
  de: boolean
  en: boolean
  when: 'now' | 'later'
  startsAt: string
  endsAt: string
  note: string
}

const fieldsFor = (timeZone: string): readonly EditField<Publishing>[] => [
  {
    ...{ path: 'de', label: 'admin.designer.german', control: { kind: 'checkbox' } },
    check: ({ de, en }) => (de || en ? null : 'admin.pages.noLanguage'),
  },
  { path: 'en', label: 'admin.designer.english', control: { kind: 'checkbox' } },
  { path: 'when', label: 'admin.pages.when' },
  {
    ...{ path: 'startsAt', label: 'admin.pages.from', isShown: ({ when }) => when === 'later', isRequired: true },
    check: ({ startsAt }) => (instantOf(startsAt, timeZone) === null ? 'admin.pages.timeWrong' : null),
  },
  {
    ...{ path: 'endsAt', label: 'admin.pages.until' },
    check: ({ endsAt }) => (endsAt === '' || instantOf(endsAt, timeZone) !== null ? null : 'admin.pages.timeWrong'),
  },
  { path: 'note', label: 'admin.pages.note', control: { kind: 'area', rows: 2 }, longest: 1000 },
]

const fieldOf = (path: readonly string[]): string | null =>
  path[0] === 'languages' || path[0] === 'title' ? (path[1] === 'en' ? 'en' : 'de') : (path[0] ?? null)

/** Shows the page to visitors: in which languages, from when, until when. Says what will be seen. */
export function PublishDialog({ entry, saver, onClose }: StepDialogProps) {
  const intl = useIntl()
  const timeZone = intl.timeZone ?? 'UTC'
  const [run] = usePublishEntry()
  const settled = useSettled(saver)
  const hasEnglish = entry.title.en !== '' || entry.kind === 'REUSABLE' || entry.kind === 'STANDING'
  return (
    <FormDialog<Publishing>
      isOpen
      onClose={onClose}
      title="admin.pages.publishOne"
      verb="admin.pages.publish"
      initial={{ de: true, en: hasEnglish, when: 'now', startsAt: '', endsAt: '', note: '' }}
      fields={fieldsFor(timeZone)}
      refusalTexts={{
        ...entryRefusalTexts,
        BOTH_LANGUAGES_REQUIRED: 'admin.pages.refused.bothLanguages',
        TITLE_MISSING: 'admin.pages.refused.title',
      }}
      submit={({ de, en, when, startsAt, endsAt, note }) =>
        settled(
          version =>
            run({
              ...{ entryId: entry.id, version, note: note.trim() || null },
              languages: [...(de ? (['DE'] as const) : []), ...(en ? (['EN'] as const) : [])],
              startsAt: when === 'later' ? instantOf(startsAt, timeZone) : null,
              endsAt: endsAt === '' ? null : instantOf(endsAt, timeZone),
            }),
          'admin.pages.publishedOne',
        ).then(answer => ({ ...answer, fieldOf })) as Promise<Submitted<Publishing>>
      }
    >
      <Fields untranslated={entry.untranslatedCount} timeZone={timeZone} />
      <FindingsNotice entryId={entry.id} version={saver.get().version} />
    </FormDialog>
  )
}

function Fields({ untranslated, timeZone }: { untranslated: number; timeZone: string }) {
  const intl = useIntl()
  const format = adminFormats(intl)
  const { values, set, problems } = useEditingContext<Publishing>()
  const at = (wall: string) => {
    const instant = instantOf(wall, timeZone)
    return instant === null ? null : format.instant(instant)
  }
  const from = values.when === 'later' ? at(values.startsAt) : intl.formatMessage({ id: 'admin.pages.fromNow' })
  const until = at(values.endsAt)
  const instant = (path: 'startsAt' | 'endsAt', label: string, isOptional: boolean) => (
    <TextField
      type="datetime-local"
      label={label}
      name={path}
      isOptional={isOptional}
      value={values[path]}
      error={problems[path]}
      onChange={event => set(path, event.target.value)}
    />
  )
  return (
    <>
      <EditInput path="de" />
      <EditInput path="en" />
      {values.en && untranslated > 0 && (
        <Notice tone="warn">
          <FormattedMessage id="admin.pages.untranslatedLong" values={{ count: untranslated }} />
        </Notice>
      )}
      <SegmentedControl
        label={intl.formatMessage({ id: 'admin.pages.when' })}
        options={[
          { value: 'now', label: intl.formatMessage({ id: 'admin.pages.now' }) },
          { value: 'later', label: intl.formatMessage({ id: 'admin.pages.later' }) },
        ]}
        value={values.when}
        onChange={when => set('when', when)}
      />
      {values.when === 'later' && instant('startsAt', intl.formatMessage({ id: 'admin.pages.from' }), false)}
      {instant('endsAt', intl.formatMessage({ id: 'admin.pages.until' }), true)}
      <EditInput path="note" />
      {from !== null && (
        <p className={style.note}>
          <FormattedMessage
            id={until === null ? 'admin.pages.willBeSeen' : 'admin.pages.willBeSeenUntil'}
            values={{ from, until: until ?? '' }}
          />
        </p>
      )}
    </>
  )
}
