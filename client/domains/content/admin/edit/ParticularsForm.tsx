import { FormattedMessage, useIntl } from 'react-intl'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import { type Refusal, refusalMessage } from '../../../../adminKit/edit/refusals.ts'
import { WordsField } from '../../../../adminKit/fields/WordsField.tsx'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { EntryChanges as accepted } from '../../../../schema/accepted.ts'
import { Switch } from '../../../../ui/Choices.tsx'
import { TextAreaField, TextField } from '../../../../ui/Field.tsx'
import { languages } from '../designer/document.ts'
import { FileInput } from '../designer/panel/FileInput.tsx'
import { usePanel } from '../designer/panel/panelContext.ts'
import { useDesignerState } from '../designer/useDesigner.ts'
import { AttachmentsFields } from './AttachmentsFields.tsx'
import type { Particulars } from './content.ts'
import style from './Editor.module.css'
import { instantOf, wallOf } from './instants.ts'
import { SearchHit } from './SearchHit.tsx'

export interface ParticularsFormProps {
  kind: string
  hasAddress: boolean
  values: Particulars
  refusals: readonly Refusal[]
  isReadOnly: boolean
  onChange: (part: Partial<Particulars>) => void
}

/** So many characters of a description are shown by search engines. */
const usualDescription = 155

/** What is said of a page besides its blocks: saved by itself, as the blocks are. */
export function ParticularsForm(props: ParticularsFormProps) {
  const { kind, hasAddress, values, refusals, isReadOnly, onChange } = props
  const intl = useIntl()
  const { isSideBySide } = usePanel()
  const language = useDesignerState(state => state.language)
  const shown = isSideBySide ? languages : [language]
  const timeZone = intl.timeZone ?? 'UTC'
  const wrong = (...path: string[]): string | undefined => {
    const found = refusals.find(refusal => path.every((step, at) => refusal.path?.[at + 1] === step))
    return found && wordsOf(refusalMessage(found.code, { SLUG_TAKEN: 'admin.pages.slugTaken' }), intl)
  }
  const label = (id: MessageId, each: string) => `${intl.formatMessage({ id })} (${each.toUpperCase()})`
  const instant = (field: 'startsAt' | 'endsAt', title: MessageId) => (
    <TextField
      type="datetime-local"
      label={intl.formatMessage({ id: title })}
      error={wrong(field)}
      value={wallOf(values[field], timeZone)}
      readOnly={isReadOnly}
      onChange={event => onChange({ [field]: instantOf(event.target.value, timeZone) })}
    />
  )
  return (
    <div className={style.form}>
      {shown.map(each => (
        <TextField
          key={`title ${each}`}
          label={label('admin.pages.name', each)}
          error={wrong('title', each)}
          value={values.title[each]}
          maxLength={accepted.title.characters}
          lang={each}
          readOnly={isReadOnly}
          autoComplete="off"
          onChange={event => onChange({ title: { ...values.title, [each]: event.target.value } })}
        />
      ))}
      {hasAddress &&
        shown.map(each => (
          <TextField
            key={`slug ${each}`}
            label={label('admin.pages.address', each)}
            hint={intl.formatMessage({ id: 'admin.pages.slugHint' }, { prefix: each === 'en' ? '/en/' : '/' })}
            error={wrong('slug', each)}
            value={values.slug[each]}
            maxLength={accepted.slug.characters}
            readOnly={isReadOnly}
            autoComplete="off"
            spellCheck={false}
            onChange={event => onChange({ slug: { ...values.slug, [each]: event.target.value.toLowerCase() } })}
          />
        ))}
      {kind === 'EVENT' && (
        <section className={style.group} aria-label={intl.formatMessage({ id: 'admin.pages.when' })}>
          <h2>
            <FormattedMessage id="admin.pages.when" />
          </h2>
          {instant('startsAt', 'admin.pages.startsAt')}
          {instant('endsAt', 'admin.pages.endsAt')}
          {shown.map(each => (
            <TextField
              key={each}
              label={label('admin.pages.place', each)}
              error={wrong('place', each)}
              value={values.place[each]}
              maxLength={accepted.place.characters}
              lang={each}
              readOnly={isReadOnly}
              autoComplete="off"
              onChange={event => onChange({ place: { ...values.place, [each]: event.target.value } })}
            />
          ))}
        </section>
      )}
      <section className={style.group} aria-label={intl.formatMessage({ id: 'admin.pages.forSearch' })}>
        <h2>
          <FormattedMessage id="admin.pages.forSearch" />
        </h2>
        {shown.map(each => (
          <TextAreaField
            key={each}
            label={label('admin.pages.description', each)}
            hint={intl.formatMessage(
              { id: 'admin.pages.descriptionHint' },
              { count: values.description[each].length, most: usualDescription },
            )}
            error={wrong('description', each)}
            value={values.description[each]}
            maxLength={accepted.description.characters}
            lang={each}
            rows={3}
            readOnly={isReadOnly}
            onChange={event => onChange({ description: { ...values.description, [each]: event.target.value } })}
          />
        ))}
        {hasAddress && <SearchHit values={values} language={language} />}
        {hasAddress &&
          languages.map(each => (
            <Switch
              key={each}
              label={intl.formatMessage({ id: 'admin.pages.noindexIn' }, { language: each.toUpperCase() })}
              checked={values.noindex[each]}
              disabled={isReadOnly}
              onChange={event => onChange({ noindex: { ...values.noindex, [each]: event.target.checked } })}
            />
          ))}
        <FileInput
          field={{ mode: 'editor' }}
          label={intl.formatMessage({ id: 'admin.pages.image' })}
          value={values.imageId}
          isReadOnly={isReadOnly}
          onChange={imageId => onChange({ imageId })}
        />
        <p className={style.note}>
          <FormattedMessage id="admin.pages.imageHint" />
        </p>
      </section>
      <section className={style.group} aria-label={intl.formatMessage({ id: 'admin.pages.order' })}>
        <h2>
          <FormattedMessage id="admin.pages.order" />
        </h2>
        <WordsField
          label={intl.formatMessage({ id: 'admin.pages.tags' })}
          hint={intl.formatMessage({ id: 'admin.pages.tagsHint' })}
          error={wrong('tags')}
          accepted={{ ...accepted.tags, characters: 60 }}
          value={values.tags}
          isReadOnly={isReadOnly}
          onChange={tags => onChange({ tags })}
        />
        <TextField
          type="date"
          label={intl.formatMessage({ id: 'admin.pages.publishDate' })}
          hint={intl.formatMessage({ id: 'admin.pages.publishDateHint' })}
          error={wrong('publishDate')}
          value={values.publishDate ?? ''}
          readOnly={isReadOnly}
          onChange={event => onChange({ publishDate: event.target.value || null })}
        />
      </section>
      <AttachmentsFields {...{ values, wrong, isReadOnly, onChange }} />
    </div>
  )
}
