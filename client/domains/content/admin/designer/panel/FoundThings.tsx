import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { FoundThingsEntriesQuery } from '../../../../../__generated__/FoundThingsEntriesQuery.graphql.ts'
import type { FoundThingsFormsQuery } from '../../../../../__generated__/FoundThingsFormsQuery.graphql.ts'
import type { FoundThingsGalleriesQuery } from '../../../../../__generated__/FoundThingsGalleriesQuery.graphql.ts'
import type { FoundThingsGroupsQuery } from '../../../../../__generated__/FoundThingsGroupsQuery.graphql.ts'
import type { FoundThingsProductsQuery } from '../../../../../__generated__/FoundThingsProductsQuery.graphql.ts'
import { Button } from '../../../../../ui/Button.tsx'
import type { ThingField } from '../props.ts'
import style from './Panel.module.css'

export interface FoundThingsProps {
  kind: ThingField['kind']
  search: string
  hidden: readonly string[]
  /** Another one asks again what failed. */
  attempt: number
  onPick: (id: string) => void
}

interface Thing {
  readonly id: string
  readonly name: string
  readonly note?: string | undefined
}

/** As many as one looks through; more words find what is not among them. */
const most = 8

/** What can be chosen under these words. */
export function FoundThings({ kind, ...props }: FoundThingsProps) {
  const Found = lists[kind]
  return <Found {...props} />
}

type FoundProps = Omit<FoundThingsProps, 'kind'>

function Rows({ things, hidden, onPick }: { things: readonly Thing[] } & Omit<FoundProps, 'search' | 'attempt'>) {
  const intl = useIntl()
  const shown = things.filter(({ id }) => !hidden.includes(id)).slice(0, most)
  if (shown.length === 0)
    return (
      <p className={style.note}>
        <FormattedMessage id="admin.designer.noneFound" />
      </p>
    )
  return (
    <ul className={style.found}>
      {shown.map(({ id, name, note }) => (
        <li key={id}>
          <span>
            {name} {note && <small>{note}</small>}
          </span>
          <Button
            look="quiet"
            size="tiny"
            aria-label={intl.formatMessage({ id: 'admin.designer.chooseNamed' }, { name })}
            onClick={() => onPick(id)}
          >
            <FormattedMessage id="admin.designer.choose" />
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Products({ search, attempt, ...props }: FoundProps) {
  const { managedProducts } = useLazyLoadQuery<FoundThingsProductsQuery>(
    graphql`
      query FoundThingsProductsQuery($search: String) {
        managedProducts(first: 20, filter: { search: $search }, orderBy: { field: TITLE, direction: ASC }) {
          edges {
            node {
              id
              title
              productNumber
            }
          }
        }
      }
    `,
    { search: search || null },
    { fetchKey: attempt },
  )
  const things = managedProducts.edges.map(({ node }) => ({ id: node.id, name: node.title, note: node.productNumber }))
  return <Rows things={things} {...props} />
}

function Galleries({ search, attempt, ...props }: FoundProps) {
  const { galleries } = useLazyLoadQuery<FoundThingsGalleriesQuery>(
    graphql`
      query FoundThingsGalleriesQuery($search: String) {
        galleries(first: 20, filter: { search: $search }) {
          edges {
            node {
              id
              title
              slug
            }
          }
        }
      }
    `,
    { search: search || null },
    { fetchKey: attempt },
  )
  return (
    <Rows things={galleries.edges.map(({ node }) => ({ id: node.id, name: node.title || node.slug }))} {...props} />
  )
}

function Groups({ search, attempt, ...props }: FoundProps) {
  const { allProductGroups } = useLazyLoadQuery<FoundThingsGroupsQuery>(
    graphql`
      query FoundThingsGroupsQuery {
        allProductGroups {
          id
          title
          slug
        }
      }
    `,
    {},
    { fetchKey: attempt },
  )
  const words = search.toLocaleLowerCase()
  const things = allProductGroups
    .filter(({ title, slug }) => `${title} ${slug}`.toLocaleLowerCase().includes(words))
    .map(({ id, title, slug }) => ({ id, name: title, note: slug }))
  return <Rows things={things} {...props} />
}

function Entries({ search, attempt, ...props }: FoundProps) {
  const { managedEntries } = useLazyLoadQuery<FoundThingsEntriesQuery>(
    graphql`
      query FoundThingsEntriesQuery($search: String) {
        managedEntries(first: 20, filter: { search: $search, kinds: [REUSABLE] }) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    { search: search || null },
    { fetchKey: attempt },
  )
  return <Rows things={managedEntries.edges.map(({ node }) => ({ id: node.id, name: node.name }))} {...props} />
}

function Forms({ search, attempt, ...props }: FoundProps) {
  const { forms } = useLazyLoadQuery<FoundThingsFormsQuery>(
    graphql`
      query FoundThingsFormsQuery($search: String) {
        forms(first: 20, search: $search) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    { search: search || null },
    { fetchKey: attempt },
  )
  return <Rows things={forms.edges.map(({ node }) => ({ id: node.id, name: node.name }))} {...props} />
}

const lists = { product: Products, gallery: Galleries, group: Groups, entry: Entries, form: Forms } as const
