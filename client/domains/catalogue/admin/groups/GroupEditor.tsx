import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { GroupEditor_group$key } from '../../../../__generated__/GroupEditor_group.graphql.ts'
import type { GroupEditor_groups$key } from '../../../../__generated__/GroupEditor_groups.graphql.ts'
import type { GroupPicture_choices$key } from '../../../../__generated__/GroupPicture_choices.graphql.ts'
import { EditPage, type Saved } from '../../../../adminKit/edit/EditPage.tsx'
import { Link } from '../../../../router/Link.tsx'
import { useLanguage, useRouter } from '../../../../router/RouterContext.ts'
import { productsPath } from '../../parts/editorPath.ts'
import { DeleteThing } from '../DeleteThing.tsx'
import { useCreateProductGroup } from '../mutations/useCreateProductGroup.ts'
import { useDeleteProductGroups } from '../mutations/useDeleteProductGroups.ts'
import { useUpdateProductGroup } from '../mutations/useUpdateProductGroup.ts'
import { PictureList } from '../PictureList.tsx'
import { GroupPicture } from './GroupPicture.tsx'
import { GroupProducts } from './GroupProducts.tsx'
import {
  changesOf,
  type GroupForm,
  imagesField,
  orderFields,
  pictureFields,
  placedOf,
  placeFields,
  seoFields,
  wordFields,
} from './groupForm.ts'
import { groupPath, groupsPath } from './groupsUrl.ts'

export interface GroupEditorProps {
  /** Null: a new one. */
  group: GroupEditor_group$key | null
  groups: GroupEditor_groups$key
  choices: GroupPicture_choices$key
  isReadOnly: boolean
}

/** All that is kept of a product group. */
export function GroupEditor({ isReadOnly, ...props }: GroupEditorProps) {
  const group = useFragment(
    graphql`
      fragment GroupEditor_group on ManagedGroup {
        groupId
        revision
        slug
        sortOrder
        isMainGallery
        parentIds
        title {
          de
          en
        }
        description {
          de
          en
        }
        image {
          id
        }
        imageAlt {
          de
          en
        }
        path
        memberCount
        productOrder
        seoTitle {
          de
          en
        }
        seoDescription {
          de
          en
        }
        products {
          productId
          place
          title {
            de
            en
          }
        }
        moreImages {
          fileId
          name
          image {
            url(width: 320)
          }
        }
        ...GroupProducts_group
        ...GroupPicture_group
      }
    `,
    props.group,
  )
  const groups = useFragment(
    graphql`
      fragment GroupEditor_groups on ProductGroup @relay(plural: true) {
        id
        title
      }
    `,
    props.groups,
  )
  const intl = useIntl()
  const language = useLanguage()
  const router = useRouter()
  const [create] = useCreateProductGroup()
  const [update] = useUpdateProductGroup()
  const [remove] = useDeleteProductGroups()
  const saved = useMemo(
    (): GroupForm => ({
      title: { de: group?.title.de ?? '', en: group?.title.en ?? '' },
      description: { de: group?.description?.de ?? '', en: group?.description?.en ?? '' },
      slug: group?.slug ?? '',
      parentIds: group?.parentIds ?? [],
      sortOrder: String(group?.sortOrder ?? 0),
      isMainGallery: group?.isMainGallery ?? false,
      imageAlt: { de: group?.imageAlt?.de ?? '', en: group?.imageAlt?.en ?? '' },
      seoTitle: { de: group?.seoTitle?.de ?? '', en: group?.seoTitle?.en ?? '' },
      seoDescription: { de: group?.seoDescription?.de ?? '', en: group?.seoDescription?.en ?? '' },
      images:
        group?.moreImages.map(({ fileId, name, image: thumb }) => ({
          ...{ id: fileId, name, thumb: thumb?.url ?? null },
        })) ?? [],
      productOrder: group?.productOrder ?? 'RECOMMENDED',
      products: group?.products.map(({ productId }) => productId) ?? [],
    }),
    [group],
  )
  const fieldOf = (path: readonly string[]) =>
    (['title', 'description', 'imageAlt', 'seoTitle', 'seoDescription'] as const).flatMap(field =>
      path.includes(field) ? [`${field}.de`] : [],
    )[0] ?? (path.includes('placedIds') ? 'products' : path.includes('moreImageIds') ? 'images' : null)
  const textOf = (code: string, path: string) =>
    code === 'NOT_FOUND' && path === 'products'
      ? ('admin.groups.productGone' as const)
      : code !== 'INVALID_INPUT'
        ? null
        : path === 'slug'
          ? ('admin.groups.slugWrong' as const)
          : path === 'parentIds'
            ? ('admin.groups.circle' as const)
            : null
  const placed = group?.products.filter(({ place }) => place !== null).length ?? 0
  const save = async (form: GroupForm, changed: readonly string[]): Promise<Saved> => {
    if (group) {
      const answer = await update({
        ...{ groupId: group.groupId, revision: group.revision },
        changes: changesOf(form, changed, language, placedOf(saved.products, form.products, placed)),
      })
      return { ...answer, fieldOf, textOf }
    }
    const answer = await create({ changes: changesOf(form, null, language) })
    const made = answer.payload?.management
    const next = made ? { next: () => router.navigate(groupPath(made.groupId), { replace: true }) } : {}
    return { ...answer, fieldOf, textOf, ...next }
  }
  const titles = useMemo(
    () =>
      new Map(group?.products.map(({ productId, title }) => [productId, (language === 'en' && title.en) || title.de])),
    [group, language],
  )
  const shown = (language === 'en' && group?.title.en) || group?.title.de
  const parents = groups.filter(({ id }) => id !== group?.groupId)
  return (
    <EditPage
      title={shown ?? intl.formatMessage({ id: 'admin.groups.create' })}
      back={{ to: groupsPath, label: <FormattedMessage id="admin.groups.title" /> }}
      actions={
        group && (
          <>
            <Link to={group.path} className="link" target="_blank">
              <FormattedMessage id="admin.groups.tree.view" />
            </Link>
            {!isReadOnly && (
              <DeleteThing
                kind="groups"
                name={shown ?? ''}
                list={groupsPath}
                remove={() => remove({ groupIds: [group.groupId] })}
              />
            )}
          </>
        )
      }
      saved={saved}
      version={group?.revision ?? 0}
      isNew={!group}
      isReadOnly={isReadOnly}
      sections={[
        { id: 'words', title: 'admin.groups.one', fields: wordFields(group === null) },
        { id: 'place', title: 'admin.groups.place', fields: placeFields(parents, language) },
        ...(group
          ? [
              {
                id: 'picture',
                title: 'admin.groups.picture' as const,
                fields: [...(group.image ? pictureFields : []), imagesField],
                children: (
                  <>
                    <GroupPicture group={group} choices={props.choices} isReadOnly={isReadOnly} />
                    <PictureList label="admin.groups.morePictures" none="admin.groups.morePicturesNone" />
                  </>
                ),
              },
            ]
          : []),
        ...(group
          ? [
              {
                id: 'products',
                title: 'admin.groups.products' as const,
                fields: orderFields(id => titles.get(id) ?? ''),
                aside: (
                  <Link to={`${productsPath}?group=${encodeURIComponent(group.groupId)}`} className="link">
                    <FormattedMessage id="admin.groups.tree.products" values={{ count: group.memberCount }} />
                  </Link>
                ),
                children: <GroupProducts group={group} />,
              },
            ]
          : []),
        { id: 'seo', title: 'admin.groups.seo', fields: seoFields },
      ]}
      save={save}
    />
  )
}
