import { useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { RecentThingsPathsQuery } from '../../../__generated__/RecentThingsPathsQuery.graphql.ts'
import type { RecentThingsQuery } from '../../../__generated__/RecentThingsQuery.graphql.ts'
import { usePlace, useSite } from '../../../router/RouterContext.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { pagesFor } from '../Navigation.tsx'
import { Group, Hit } from './hits.tsx'
import { thingAt } from './kinds.ts'

/** Shown of those that are kept. */
const mostShown = 8

/** What somebody opened last, things and pages; not the page that is open. Asked for each time that it is wanted. */
export function RecentThings({ asked }: { asked: number }) {
  const { path: here } = usePlace()
  const { viewer } = useLazyLoadQuery<RecentThingsPathsQuery>(
    graphql`
      query RecentThingsPathsQuery {
        viewer {
          account {
            id
            recentPaths
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: asked },
  )
  const paths = (viewer.account?.recentPaths ?? []).filter(path => `/admincenter/${path}` !== here)
  return paths.length > 0 && <Named paths={paths} asked={asked} />
}

/** Things are named as they are called now; what is gone, or no longer to be seen, is left out. */
function Named({ paths, asked }: { paths: readonly string[]; asked: number }) {
  const intl = useIntl()
  const pages = pagesFor(useViewer(), useSite().off)
  const ids = paths.flatMap(path => {
    const thing = thingAt(path)
    return thing && !thing.kind.nameOf ? [thing.name] : []
  })
  const { nodes } = useLazyLoadQuery<RecentThingsQuery>(
    graphql`
      query RecentThingsQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          id
          ... on Product {
            productTitle: title
          }
          ... on ProductGroup {
            groupTitle: title
          }
          ... on Color {
            colorTitle: title
          }
          ... on User {
            userName: name
          }
          ... on Customer {
            customerName: name
          }
          ... on Person {
            personName: name
          }
          ... on Company {
            companyName: name
          }
          ... on File {
            fileName: name
          }
          ... on ManagedEntry {
            entryName: name
          }
          ... on Gallery {
            galleryTitle: title
          }
          ... on Form {
            formName: name
          }
          ... on Coupon {
            code
          }
          ... on Voucher {
            recipientName
          }
          ... on FormAnswer {
            email
          }
          ... on Withdrawal {
            orderNumber
          }
          ... on Affiliate {
            affiliateName: name
          }
        }
      }
    `,
    { ids },
    { fetchPolicy: 'store-or-network', fetchKey: asked },
  )
  const names = new Map(
    nodes.flatMap(node => {
      if (!node) return []
      const { id, ...texts } = node
      const name = Object.values(texts).find(text => typeof text === 'string' && text !== '')
      return name ? [[id, String(name)] as const] : []
    }),
  )
  const shown = paths.flatMap(path => {
    const thing = thingAt(path)
    const page = pages.find(each => each.path === path)
    if (page) return [{ path, label: intl.formatMessage({ id: page.navigation.title }), description: '' }]
    if (!thing) return []
    const label = thing.kind.nameOf ? thing.name : names.get(thing.name)
    return label ? [{ path, label, description: intl.formatMessage({ id: thing.kind.title }) }] : []
  })
  if (shown.length === 0) return null
  return (
    <Group title="admin.finder.recent">
      {shown.slice(0, mostShown).map(({ path, label, description }) => (
        <Hit key={path} to={`/admincenter/${path}`} label={label} description={description} />
      ))}
    </Group>
  )
}
