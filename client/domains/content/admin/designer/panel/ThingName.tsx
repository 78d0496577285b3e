import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ThingNameEntryQuery } from '../../../../../__generated__/ThingNameEntryQuery.graphql.ts'
import type { ThingNameFormQuery } from '../../../../../__generated__/ThingNameFormQuery.graphql.ts'
import type { ThingNameGalleryQuery } from '../../../../../__generated__/ThingNameGalleryQuery.graphql.ts'
import type { ThingNameGroupsQuery } from '../../../../../__generated__/ThingNameGroupsQuery.graphql.ts'
import type { ThingNameProductQuery } from '../../../../../__generated__/ThingNameProductQuery.graphql.ts'
import type { ThingField } from '../props.ts'

interface NameProps {
  id: string
  /** Another one asks again what failed. */
  attempt: number
}

/** What something that was chosen is called. */
export function ThingName({ kind, ...props }: NameProps & { kind: ThingField['kind'] }) {
  const Name = names[kind]
  return <Name {...props} />
}

const Said = ({ name }: { name: string | null | undefined }) => name || <FormattedMessage id="admin.designer.gone" />

function ProductName({ id, attempt }: NameProps) {
  const { managedProduct } = useLazyLoadQuery<ThingNameProductQuery>(
    graphql`
      query ThingNameProductQuery($id: ID!) {
        managedProduct(id: $id) {
          title
        }
      }
    `,
    { id },
    { fetchKey: attempt },
  )
  return <Said name={managedProduct?.title} />
}

function GalleryName({ id, attempt }: NameProps) {
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
    { fetchKey: attempt },
  )
  return <Said name={managedGallery?.title || managedGallery?.slug} />
}

function GroupName({ id, attempt }: NameProps) {
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
    { fetchKey: attempt },
  )
  return <Said name={managedProductGroup?.title.de} />
}

function EntryName({ id, attempt }: NameProps) {
  const { managedEntry } = useLazyLoadQuery<ThingNameEntryQuery>(
    graphql`
      query ThingNameEntryQuery($id: ID!) {
        managedEntry(id: $id) {
          name
        }
      }
    `,
    { id },
    { fetchKey: attempt },
  )
  return <Said name={managedEntry?.name} />
}

function FormName({ id, attempt }: NameProps) {
  const { form } = useLazyLoadQuery<ThingNameFormQuery>(
    graphql`
      query ThingNameFormQuery($id: ID!) {
        form(id: $id) {
          name
        }
      }
    `,
    { id },
    { fetchKey: attempt },
  )
  return <Said name={form?.name} />
}

const names = {
  ...{ product: ProductName, gallery: GalleryName, group: GroupName, entry: EntryName, form: FormName },
} as const
