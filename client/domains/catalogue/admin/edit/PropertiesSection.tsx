import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { PropertiesSection_choices$key } from '../../../../__generated__/PropertiesSection_choices.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import {
  ProductChanges as accepted,
  AddProductDownloadInput as acceptedFile,
  PropertyInput,
} from '../../../../schema/accepted.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { ChooseFiles, type ChosenFile } from '../../../files/admin/chooser/ChooseFiles.tsx'
import { useAddProductDownload } from '../mutations/useAddProductDownload.ts'
import { PairedInputs } from './LawSection.tsx'
import type { PartValues } from './parts.ts'
import { RowsEditor } from './RowsEditor.tsx'
import style from './sections.module.css'

const nothing = { de: '', en: '' }

/** The lines of the product's table, and the files that customers may download. */
export function PropertiesSection(props: { productId: string; choices: PropertiesSection_choices$key }) {
  const { productId } = props
  const { documentMegabytes, properties } = useFragment(
    graphql`
      fragment PropertiesSection_choices on CatalogueChoices {
        documentMegabytes
        properties {
          key
          name
          type
          isGlobal
          isRequired
        }
      }
    `,
    props.choices,
  )
  const { values, set, isReadOnly } = useEditingContext<Pick<PartValues, 'properties'>>()
  const lines = values.properties
  const missing = properties.filter(({ key, isGlobal }) => isGlobal && lines.every(line => line.key !== key))
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | ChosenFile | null>(null)
  return (
    <Card id="properties" title={<FormattedMessage id="admin.product.propertiesAndDownloads" />}>
      <h3 className={style.heading}>
        <FormattedMessage id="admin.product.properties" />
      </h3>
      <RowsEditor<PartValues['properties'][number]>
        path="properties"
        empty={{ key: '', label: nothing, value: nothing }}
        add="admin.product.propertyAdd"
        none="admin.product.noProperties"
        most={accepted.properties.entries}
        row={(_property, at) => (
          <>
            <PairedInputs
              path={`properties.${at}.label`}
              label="admin.product.propertyLabel"
              longest={PropertyInput.label.characters}
            />
            <PairedInputs
              path={`properties.${at}.value`}
              label="admin.product.propertyValue"
              longest={PropertyInput.value.characters}
            />
          </>
        )}
      />
      {!isReadOnly && missing.length > 0 && (
        <p className={style.hint}>
          <FormattedMessage id="admin.product.propertiesConfigured" />{' '}
          {missing.map(({ key, name, isRequired }) => (
            <Button
              key={key}
              look="quiet"
              size="tiny"
              icon={<PlusIcon size={16} />}
              onClick={() => set('properties', [...lines, { key, label: { de: name, en: '' }, value: nothing }])}
            >
              {name}
              {isRequired && ' *'}
            </Button>
          ))}
        </p>
      )}
      <h3 className={style.heading}>
        <FormattedMessage id="admin.product.downloads" />
      </h3>
      <p className={style.hint}>
        <FormattedMessage id="admin.product.downloadsHint" values={{ megabytes: documentMegabytes }} />
      </p>
      <RowsEditor<PartValues['downloads'][number]>
        path="downloads"
        none="admin.product.noDownloads"
        most={accepted.downloads.entries}
        row={({ name }, at) => (
          <>
            <PairedInputs
              path={`downloads.${at}.title`}
              label="admin.product.downloadTitle"
              longest={acceptedFile.title.characters}
            />
            <p className={style.hint}>{name}</p>
          </>
        )}
      />
      {!isReadOnly && (
        <div>
          <input
            ref={picker}
            type="file"
            accept="application/pdf,.pdf"
            hidden
            onChange={event => {
              setFile(event.target.files?.[0] ?? null)
              event.target.value = ''
            }}
          />
          <Button look="quiet" size="tiny" icon={<PlusIcon size={16} />} onClick={() => picker.current?.click()}>
            <FormattedMessage id="admin.product.downloadAdd" />
          </Button>{' '}
          <ChooseFiles
            mode="chooseDownload"
            isMany={false}
            isForVisitors
            onChosen={([chosen]) => setFile(chosen ?? null)}
          />
        </div>
      )}
      <AddDownloadDialog productId={productId} file={file} onClose={() => setFile(null)} />
    </Card>
  )
}

interface NewDownload {
  german: string
  english: string
}

function AddDownloadDialog(props: { productId: string; file: File | ChosenFile | null; onClose: () => void }) {
  const { productId, file, onClose } = props
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [add] = useAddProductDownload()
  const title = intl.formatMessage({ id: 'admin.product.downloadTitle' })
  const longest = acceptedFile.title.characters
  const submit = async ({ german, english }: NewDownload) => {
    if (!file) return { isDone: true, refusals: [] }
    const answer = await add(
      { productId, title: { de: german.trim(), en: english.trim() || null } },
      'id' in file ? file.id : file,
    )
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.product.downloadAdded' }) })
    }
    return answer
  }
  return (
    <FormDialog<NewDownload>
      isOpen={file !== null}
      onClose={onClose}
      title="admin.product.downloadAdd"
      verb="admin.product.imageSend"
      text={file?.name}
      initial={{ german: '', english: '' }}
      fields={[
        { path: 'german', label: { id: 'admin.product.german', values: { title } }, longest, isRequired: true },
        { path: 'english', label: { id: 'admin.product.english', values: { title } }, longest },
      ]}
      submit={submit}
      refusalTexts={{
        FILE_TYPE_INVALID: 'admin.product.downloadType',
        INVALID_INPUT: 'admin.product.downloadThere',
        NOT_FOUND: 'admin.product.image.notUsable',
        FILE_TOO_LARGE: 'admin.product.image.tooLarge',
      }}
    />
  )
}
