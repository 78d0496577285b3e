import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { TemplateEditor_template$key } from '../../../__generated__/TemplateEditor_template.graphql.ts'
import { EditInput } from '../../../adminKit/edit/EditInput.tsx'
import { EditPage, type Saved } from '../../../adminKit/edit/EditPage.tsx'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { useRouter } from '../../../router/RouterContext.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { PictureField } from '../../files/admin/chooser/PictureField.tsx'
import { useCreateVoucherTemplate } from './mutations/useCreateVoucherTemplate.ts'
import { useUpdateVoucherTemplate } from './mutations/useUpdateVoucherTemplate.ts'
import { TemplatePreview } from './TemplatePreview.tsx'
import { lookFields, nameFields, newTemplate, type TemplateForm, templateChangesOf } from './templateForm.ts'
import { templatePath, templatesPath } from './vouchersUrl.ts'

/** The field of the form that a path of the input is about. */
const fieldOf = (path: readonly string[]): string | null => (path.at(-1) === 'imageFileId' ? 'picture' : null)

/** All that is kept of a template, with how it looks meanwhile; `template` null: a new one. */
export function TemplateEditor(props: { template: TemplateEditor_template$key | null }) {
  const template = useFragment(
    graphql`
      fragment TemplateEditor_template on VoucherTemplate {
        id
        revision
        title
        heading {
          de
          en
        }
        text {
          de
          en
        }
        accent
        image {
          id
          name
          thumb2: pictureUrl(width: 200, height: 200)
        }
        isTransferable
        isDefault
        isOffered
        deletedAt
        viewerCanEdit
      }
    `,
    props.template,
  )
  const intl = useIntl()
  const router = useRouter()
  const viewer = useViewer()
  const [create] = useCreateVoucherTemplate()
  const [update] = useUpdateVoucherTemplate()
  const saved = useMemo((): TemplateForm => {
    if (!template) return newTemplate
    const { title, heading, text, accent, image, isTransferable, isDefault, isOffered } = template
    return {
      ...{ title, accent, isTransferable, isDefault, isOffered },
      heading: { de: heading.de, en: heading.en ?? '' },
      text: { de: text.de, en: text.en ?? '' },
      picture: image ? { id: image.id, name: image.name, url: image.thumb2 ?? null } : null,
    }
  }, [template])
  const save = async (form: TemplateForm, changed: readonly string[]): Promise<Saved> => {
    if (template) {
      const { id: templateId, revision } = template
      return { ...(await update({ templateId, revision, changes: templateChangesOf(form, changed) })), fieldOf }
    }
    const answer = await create({ template: templateChangesOf(form, null) })
    const made = answer.payload?.template
    return {
      ...answer,
      fieldOf,
      ...(made && { next: () => router.navigate(templatePath(made.id), { replace: true }) }),
    }
  }
  const isDeleted = !!template?.deletedAt
  return (
    <EditPage
      title={template ? template.title : intl.formatMessage({ id: 'admin.vouchers.createTemplate' })}
      back={{ to: templatesPath, label: <FormattedMessage id="admin.vouchers.templates" /> }}
      saved={saved}
      version={template?.revision ?? 0}
      isNew={!template}
      isReadOnly={isDeleted || !viewer.mayWrite('VOUCHERS')}
      readOnlyNote={isDeleted ? 'admin.vouchers.templateDeleted' : 'edit.readOnly'}
      sections={[
        { id: 'name', title: 'admin.vouchers.section.name', fields: nameFields },
        { id: 'look', title: 'admin.vouchers.section.look', fields: lookFields, children: <LookInputs /> },
      ]}
      aside={<TemplatePreview />}
      save={save}
    />
  )
}

/** Words, colour and picture. */
function LookInputs() {
  const { values, problems, set, isReadOnly } = useEditingContext<TemplateForm>()
  const { picture } = values
  return (
    <>
      {lookFields
        .filter(({ path }) => path !== 'picture')
        .map(({ path }) => (
          <EditInput key={path} path={path} />
        ))}
      <PictureField
        title="admin.vouchers.picture"
        none="admin.vouchers.noPicture"
        remove="admin.vouchers.removePicture"
        picture={picture}
        problem={problems.picture}
        isReadOnly={isReadOnly}
        onChange={chosen => set('picture', chosen)}
      />
    </>
  )
}
