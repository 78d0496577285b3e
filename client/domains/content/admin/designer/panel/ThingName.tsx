import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ThingNameEntryQuery } from '../../../../../__generated__/ThingNameEntryQuery.graphql.ts'
import type { ThingNameFormQuery } from '../../../../../__generated__/ThingNameFormQuery.graphql.ts'
import type { ThingNameGalleryQuery } from '../../../../../__generated__/ThingNameGalleryQuery.graphql.ts'
import type { ThingNameGroupsQuery } from '../../../../../__generated__/ThingNameGroupsQuery.graphql.ts'
import type { ThingNameProductQuery } from '../../../../../__generated__/ThingNameProductQuery.graphql.ts'
import type { ThingField } from '../props.ts'

/** What something that was chosen is called. */
export function ThingName({ kind, id }: { kind: ThingField['kind']; id: string }) {
  const Name = names[kind]
  return <Name id={id} />
}

const Said = ({ name }: { name: string | null | undefined }) => name || <FormattedMessage id="admin.designer.gone" />

function ProductName({ id }: { id: string }) {
  const { managedProduct } = useLazyLoadQuery<ThingNameProductQuery>(
    graphql`
      query ThingNameProductQuery($id: ID!) {
        managedProduct(id: $id) {
          title
        }
      }
    `,
    { id },
  )
  return <Said name={managedProduct?.title} />
}

function GalleryName({ id }: { id: string }) {
  const { managedGallery } = useLazyLoadQuery<ThingNameGalleryQuery>(
    graphql`
      query ThingNameGalleryQuery($id: ID!) {
        managedGallery(id: $id) {
          title
          slug
        }
      }
    `,
    { id },
  )
  return <Said name={managedGallery?.title || managedGallery?.slug} />
}

function GroupName({ id }: { id: string }) {
  const { managedProductGroup } = useLazyLoadQuery<ThingNameGroupsQuery>(
    graphql`
      query ThingNameGroupsQuery($id: ID!) {
        managedProductGroup(groupId: $id) {
          title {
            de
          }
        }
      }
    `,
    { id },
  )
  return <Said name={managedProductGroup?.title.de} />
}

function EntryName({ id }: { id: string }) {
  const { managedEntry } = useLazyLoadQuery<ThingNameEntryQuery>(
    graphql`
      query ThingNameEntryQuery($id: ID!) {
        managedEntry(id: $id) {
          name
        }
      }
    `,
    { id },
  )
  return <Said name={managedEntry?.name} />
}

function FormName({ id }: { id: string }) {
  const { form } = useLazyLoadQuery<ThingNameFormQuery>(
    graphql`
      query ThingNameFormQuery($id: ID!) {
        form(id: $id) {
          name
        }
      }
    `,
    { id },
  )
  return <Said name={form?.name} />
}

const names = {
  ...{ product: ProductName, gallery: GalleryName, group: GroupName, entry: EntryName, form: FormName },
} as const
