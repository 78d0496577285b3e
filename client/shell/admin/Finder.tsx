import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { FinderQuery } from '../../__generated__/FinderQuery.graphql.ts'
import type { MessageId } from '../../intl/messageIds.ts'
import { useLanguage, useRouter, useSite } from '../../router/RouterContext.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { useViewer } from '../../viewer/Viewer.tsx'
import style from './Finder.module.css'
import { pagesFor } from './Navigation.tsx'

/** How long somebody may pause while typing before orders, products and people are looked for. */
const typingMilliseconds = 250
/** Fewer letters say too little. */
const fewestLetters = 2
/** More the lists do not look for. */
const longestSearch = 100

/** Finds pages, orders, products, groups, colours, files, users, contact persons and mails, as far as somebody reads them, and goes there. Opens whenever `wanted` rises. */
export default function Finder({ wanted }: { wanted: number }) {
  const intl = useIntl()
  const [words, setWords] = useState('')
  const [settled] = useDebouncedValue(words.trim(), typingMilliseconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens each time that it is wanted
  useEffect(() => spotlight.open(), [wanted])
  const label = intl.formatMessage({ id: 'admin.shell.search' })
  return (
    <Spotlight.Root
      query={words}
      onQueryChange={setWords}
      shortcut={null}
      // Its lock of the page behind is a style element that the policy refuses.
      lockScroll={false}
      scrollable
      maxHeight="60dvh"
      title={label}
      overlayProps={{ backgroundOpacity: 0.52, blur: 0 }}
      classNames={style}
    >
      <Spotlight.Search
        aria-label={label}
        placeholder={label}
        leftSection={<SearchIcon size={20} />}
        maxLength={longestSearch}
        onKeyDown={goToFirst}
      />
      <Spotlight.ActionsList>
        <Pages words={words.trim()} />
        {settled.length >= fewestLetters && (
          <Boundary
            resetKey={settled}
            fallback={() => (
              <p role="status" className={style.none}>
                <FormattedMessage id="kit.failure.server" />
              </p>
            )}
          >
            <Suspense>
              <Things words={settled} />
            </Suspense>
          </Boundary>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

/** Goes to the first of what was found where none was chosen with the arrow keys, so that Enter alone does. */
function goToFirst(event: KeyboardEvent<HTMLInputElement>): void {
  const dialog = event.currentTarget.closest('[role="dialog"]')
  if (event.key !== 'Enter' || !dialog || dialog.querySelector('[data-selected]')) return
  event.preventDefault()
  dialog.querySelector<HTMLElement>('[data-action]')?.click()
}

/** The pages of the navigation whose title holds the words. */
function Pages({ words }: { words: string }) {
  const intl = useIntl()
  const plain = (text: string) => text.toLocaleLowerCase(intl.locale)
  const found = pagesFor(useViewer(), useSite().off)
    .map(({ path, navigation: { title, icon } }) => ({ path, icon, title: intl.formatMessage({ id: title }) }))
    .filter(({ title }) => plain(title).includes(plain(words)))
  if (found.length === 0) return null
  return (
    <Group title="admin.finder.pages">
      {found.map(({ path, icon: Icon, title }) => (
        <Hit key={path} label={title} to={`/admincenter/${path}`} icon={<Icon size={20} />} />
      ))}
    </Group>
  )
}

/** Orders, products with their groups and colours, people and mails that fit the words, the first few of each, and the way to all of them. */
function Things({ words }: { words: string }) {
  const intl = useIntl()
  const language = useLanguage()
  const { mayRead } = useViewer()
  const {
    managedProductGroups: groups,
    managedColors: colors,
    ...others
  } = useLazyLoadQuery<FinderQuery>(
    graphql`
      query FinderQuery(
        $words: String!
        $orders: Boolean!
        $products: Boolean!
        $users: Boolean!
        $persons: Boolean!
        $mails: Boolean!
        $files: Boolean!
      ) {
        orders(first: 5, filter: { search: $words }) @include(if: $orders) {
          totalCount
          edges {
            node {
              id
              orderNumber
              customerName
            }
          }
        }
        managedProducts(first: 5, filter: { search: $words }) @include(if: $products) {
          totalCount
          edges {
            node {
              id
              title
              productNumber
            }
          }
        }
        managedProductGroups(first: 5, search: $words) @include(if: $products) {
          totalCount
          edges {
            node {
              id
              groupId
              slug
              title {
                de
                en
              }
            }
          }
        }
        managedColors(first: 5, search: $words) @include(if: $products) {
          totalCount
          edges {
            node {
              id
              colorId
              code
              title {
                de
                en
              }
            }
          }
        }
        users(first: 5, filter: { search: $words }) @include(if: $users) {
          totalCount
          edges {
            node {
              id
              name
              email
            }
          }
        }
        persons(first: 5, filter: { search: $words }) @include(if: $persons) {
          totalCount
          edges {
            node {
              id
              name
              company
            }
          }
        }
        mails(first: 5, filter: { search: $words }) @include(if: $mails) {
          totalCount
          edges {
            node {
              id
              subject
              recipient
            }
          }
        }
        files(first: 5, filter: { search: $words }) @include(if: $files) {
          totalCount
          edges {
            node {
              id
              name
              tags
            }
          }
        }
      }
    `,
    {
      words,
      orders: mayRead('ORDERS'),
      products: mayRead('CATALOGUE'),
      users: mayRead('USERS'),
      persons: mayRead('PERSONS'),
      mails: mayRead('MAILS'),
      files: mayRead('FILES'),
    },
    { fetchPolicy: 'store-and-network' },
  )
  const { orders, managedProducts, users, persons, mails, files } = others
  const titleOf = ({ de, en }: { de: string; en?: string | null | undefined }) => (language === 'en' && en) || de
  const all = (path: string) => `/admincenter/${path}?${new URLSearchParams({ search: words })}`
  const found = [
    {
      title: 'admin.shell.orders',
      to: all('orders'),
      count: orders?.totalCount ?? 0,
      hits: (orders?.edges ?? []).map(({ node }) => ({
        to: `/admincenter/orders/${node.orderNumber}`,
        label: node.orderNumber,
        description: node.customerName,
      })),
    },
    {
      title: 'admin.shell.products',
      to: all('products'),
      count: managedProducts?.totalCount ?? 0,
      hits: (managedProducts?.edges ?? []).map(({ node }) => ({
        to: `/admincenter/products/${encodeURIComponent(node.id)}`,
        label: node.title,
        description: node.productNumber,
      })),
    },
    {
      title: 'admin.shell.groups',
      to: all('groups'),
      count: groups?.totalCount ?? 0,
      hits: (groups?.edges ?? []).map(({ node }) => ({
        to: `/admincenter/groups/${encodeURIComponent(node.groupId)}`,
        label: titleOf(node.title),
        description: node.slug,
      })),
    },
    {
      title: 'admin.shell.colors',
      to: all('colors'),
      count: colors?.totalCount ?? 0,
      hits: (colors?.edges ?? []).map(({ node }) => ({
        to: `/admincenter/colors/${encodeURIComponent(node.colorId)}`,
        label: titleOf(node.title),
        description: node.code,
      })),
    },
    {
      title: 'admin.shell.files',
      to: all('files'),
      count: files?.totalCount ?? 0,
      hits: (files?.edges ?? []).map(({ node }) => ({
        to: `/admincenter/file/edit/${encodeURIComponent(node.id)}`,
        label: node.name,
        description: node.tags.join(', '),
      })),
    },
    {
      title: 'admin.shell.users',
      to: all('users/browse'),
      count: users?.totalCount ?? 0,
      hits: (users?.edges ?? []).map(({ node }) => ({
        to: `/admincenter/users/edit/${encodeURIComponent(node.id)}`,
        label: node.name,
        description: node.email,
      })),
    },
    {
      title: 'admin.shell.persons',
      to: all('person/browse'),
      count: persons?.totalCount ?? 0,
      hits: (persons?.edges ?? []).map(({ node }) => ({
        to: `/admincenter/person/edit/${encodeURIComponent(node.id)}`,
        label: node.name,
        description: node.company ?? '',
      })),
    },
    {
      title: 'admin.shell.outbox',
      to: all('outbox'),
      count: mails?.totalCount ?? 0,
      // Where mails are found by both together: those of this subject to this recipient.
      hits: (mails?.edges ?? []).map(({ node }) => ({
        to: `/admincenter/outbox?${new URLSearchParams({ search: `${node.recipient} ${node.subject}`.slice(0, longestSearch) })}`,
        label: node.subject,
        description: node.recipient,
      })),
    },
  ] satisfies readonly { title: MessageId; to: string; count: number; hits: readonly HitProps[] }[]
  const sum = found.reduce((before, { count }) => before + count, 0)
  return (
    <>
      {found.map(
        ({ title, to, count, hits }) =>
          hits.length > 0 && (
            <Group key={title} title={title}>
              {hits.map((hit, place) => (
                <Hit key={`${place} ${hit.to}`} {...hit} />
              ))}
              {count > hits.length && <Hit to={to} label={intl.formatMessage({ id: 'admin.finder.all' }, { count })} />}
            </Group>
          ),
      )}
      <p role="status" className={sum > 0 ? 'visually-hidden' : style.none}>
        <FormattedMessage id="admin.finder.found" values={{ count: sum }} />
      </p>
    </>
  )
}

function Group({ title, children }: { title: MessageId; children: ReactNode }) {
  const intl = useIntl()
  return <Spotlight.ActionsGroup label={intl.formatMessage({ id: title })}>{children}</Spotlight.ActionsGroup>
}

interface HitProps {
  to: string
  label: string
  description?: string
  icon?: ReactNode
}

function Hit({ to, label, description, icon }: HitProps) {
  const router = useRouter()
  return (
    <Spotlight.Action
      label={label}
      description={description}
      leftSection={icon}
      highlightQuery={false}
      onClick={() => router.navigate(to)}
    />
  )
}
