import { FormattedMessage, useIntl } from 'react-intl'
import { EntryChanges as accepted } from '../../../../schema/accepted.ts'
import { FilesInput } from '../designer/panel/FilesInput.tsx'
import { ItemsInput } from '../designer/panel/ItemsInput.tsx'
import { emptyPair, type ItemsField } from '../designer/props.ts'
import type { Particulars } from './content.ts'
import style from './Editor.module.css'

export interface AttachmentsFieldsProps {
  values: Particulars
  wrong: (...path: string[]) => string | undefined
  isReadOnly: boolean
  onChange: (part: Partial<Particulars>) => void
}

const links: ItemsField = {
  ...{ key: 'links', label: 'admin.pages.wayLinks', kind: 'items', most: accepted.links.entries },
  add: 'admin.pages.addLink',
  fields: [
    { key: 'label', label: 'admin.designer.label', kind: 'line', longest: 200 },
    { key: 'href', label: 'admin.designer.href', hint: 'admin.designer.hrefHint', kind: 'link', longest: 2000 },
  ],
  made: { label: emptyPair, href: '' },
}

/** Pictures, files and links that belong to a page and stand below its blocks. */
export function AttachmentsFields({ values, wrong, isReadOnly, onChange }: AttachmentsFieldsProps) {
  const intl = useIntl()
  const said = (id: 'admin.pages.media' | 'admin.pages.downloads' | 'admin.pages.wayLinks') =>
    intl.formatMessage({ id })
  const problem = wrong('links')
  return (
    <section className={style.group} aria-label={intl.formatMessage({ id: 'admin.pages.attachments' })}>
      <h2>
        <FormattedMessage id="admin.pages.attachments" />
      </h2>
      <p className={style.note}>
        <FormattedMessage id="admin.pages.attachmentsHint" />
      </p>
      <FilesInput
        mode="gallery"
        label={said('admin.pages.media')}
        error={wrong('mediaIds')}
        value={values.mediaIds}
        most={accepted.mediaIds.entries}
        isReadOnly={isReadOnly}
        onChange={mediaIds => onChange({ mediaIds })}
      />
      <FilesInput
        mode="chooseDownload"
        label={said('admin.pages.downloads')}
        error={wrong('downloadIds')}
        value={values.downloadIds}
        most={accepted.downloadIds.entries}
        isReadOnly={isReadOnly}
        onChange={downloadIds => onChange({ downloadIds })}
      />
      <ItemsInput
        field={links}
        name="links"
        label={said('admin.pages.wayLinks')}
        value={values.links}
        isReadOnly={isReadOnly}
        onChange={next => onChange({ links: next as Particulars['links'] })}
      />
      {problem && <p className={style.wrong}>{problem}</p>}
    </section>
  )
}
