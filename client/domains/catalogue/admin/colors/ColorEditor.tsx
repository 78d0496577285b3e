import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ColorEditor_color$key } from '../../../../__generated__/ColorEditor_color.graphql.ts'
import type { MergeColor_colors$key } from '../../../../__generated__/MergeColor_colors.graphql.ts'
import { EditPage, type Saved } from '../../../../adminKit/edit/EditPage.tsx'
import { useLanguage, useRouter } from '../../../../router/RouterContext.ts'
import { DeleteThing } from '../DeleteThing.tsx'
import { useCreateColor } from '../mutations/useCreateColor.ts'
import { useDeleteColors } from '../mutations/useDeleteColors.ts'
import { useUpdateColor } from '../mutations/useUpdateColor.ts'
import { ColorPictures } from './ColorPictures.tsx'
import { ColorUse } from './ColorUse.tsx'
import { type ColorForm, changesOf, colorFields, imagesField } from './colorForm.ts'
import { colorPath, colorsPath } from './colorsUrl.ts'
import { MergeColor } from './MergeColor.tsx'

export interface ColorEditorProps {
  /** Null: a new one. */
  color: ColorEditor_color$key | null
  newTitle: string
  colors: MergeColor_colors$key
  isReadOnly: boolean
}

/** All that is kept of a colour. */
export function ColorEditor({ newTitle, isReadOnly, colors, ...props }: ColorEditorProps) {
  const color = useFragment(
    graphql`
      fragment ColorEditor_color on ManagedColor {
        colorId
        revision
        code
        hex
        sortOrder
        productCount
        images {
          fileId
          name
          image {
            url(width: 320)
          }
        }
        title {
          de
          en
        }
        ...ColorUse_color
      }
    `,
    props.color,
  )
  const language = useLanguage()
  const router = useRouter()
  const [create] = useCreateColor()
  const [update] = useUpdateColor()
  const [remove] = useDeleteColors()
  const saved = useMemo(
    (): ColorForm => ({
      title: { de: color?.title.de ?? '', en: color?.title.en ?? '' },
      code: color?.code ?? '',
      hex: color?.hex ?? '',
      sortOrder: String(color?.sortOrder ?? 0),
      images: color?.images.map(({ fileId, name, image }) => ({ id: fileId, name, thumb: image?.url ?? null })) ?? [],
    }),
    [color],
  )
  const save = async (form: ColorForm, changed: readonly string[]): Promise<Saved> => {
    const fieldOf = (path: readonly string[]) =>
      path.includes('title') ? 'title.de' : path.includes('imageIds') ? 'images' : null
    if (color) {
      const answer = await update({
        ...{ colorId: color.colorId, revision: color.revision },
        changes: changesOf(form, changed, language),
      })
      return { ...answer, fieldOf }
    }
    const answer = await create({ changes: changesOf(form, null, language) })
    const made = answer.payload?.management
    return {
      ...answer,
      fieldOf,
      ...(made && { next: () => router.navigate(colorPath(made.colorId), { replace: true }) }),
    }
  }
  const shown = (language === 'en' && color?.title.en) || color?.title.de
  return (
    <EditPage
      title={shown ?? newTitle}
      back={{ to: colorsPath, label: <FormattedMessage id="admin.colors.title" /> }}
      actions={
        color &&
        !isReadOnly && (
          <>
            <MergeColor colorId={color.colorId} name={shown ?? ''} productCount={color.productCount} colors={colors} />
            <DeleteThing
              kind="colors"
              name={shown ?? ''}
              list={colorsPath}
              remove={() => remove({ colorIds: [color.colorId] })}
              refusalTexts={{ TRANSITION_NOT_ALLOWED: 'admin.colors.inUse' }}
            />
          </>
        )
      }
      saved={saved}
      version={color?.revision ?? 0}
      isNew={!color}
      isReadOnly={isReadOnly}
      sections={[
        { id: 'color', title: 'admin.colors.one', fields: colorFields(color === null, language) },
        { id: 'pictures', title: 'admin.colors.pictures', fields: [imagesField], children: <ColorPictures /> },
        ...(color
          ? [{ id: 'use', title: 'admin.colors.use' as const, fields: [], children: <ColorUse color={color} /> }]
          : []),
      ]}
      save={save}
    />
  )
}
