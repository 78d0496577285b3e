import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { Area, ViewerQuery } from '../__generated__/ViewerQuery.graphql.ts'
import { accountPaths } from '../router/accountPaths.ts'

/** The person at the browser, as far as every page wants to know. The only query of a shop page that is personal. */
export const viewerQuery = graphql`
  query ViewerQuery {
    viewer {
      account {
        id
        name
        email
        secondFactorEndsAt
      }
      isStaff
      isSystem
      writableAreas
      withheldAreas
      buysForCompany
      actor {
        name
      }
      actingFor {
        name
      }
      cartPieceCount
      favouriteProductIds
    }
  }
`

export interface Viewer {
  account: {
    readonly name: string
    readonly email: string
    /** When their second factor will be switched off; nothing as a rule. */
    readonly secondFactorEndsAt?: string | null
  } | null
  isStaff: boolean
  /** May give rights. */
  isSystem: boolean
  /** Whether they read a part of the back office. */
  mayRead: (area: Area) => boolean
  /** Whether they may change what is in a part of the back office. */
  mayWrite: (area: Area) => boolean
  /** The member of staff who acts for this customer. */
  actor: { readonly name: string } | null
  /** In the admin centre: the customer for whom they act in the shop. */
  actingFor: { readonly name: string } | null
  /** Whether what they order goes to a company. */
  buysForCompany: boolean
  cartPieceCount: number
  favouriteProductIds: ReadonlySet<string>
}

const nobody: Viewer = {
  account: null,
  isStaff: false,
  isSystem: false,
  mayRead: () => false,
  mayWrite: () => false,
  actor: null,
  actingFor: null,
  buysForCompany: false,
  cartPieceCount: 0,
  favouriteProductIds: new Set(),
}

const ViewerContext = createContext<Viewer>(nobody)

/** Who looks at the page. Changes by itself when a mutation's payload selects `viewer`. */
export const useViewer = (): Viewer => useContext(ViewerContext)

/** Where the person's sign of the header leads: staff to the admin centre, customers to their account. */
export function accountPathOf({ account, isStaff }: Viewer): string {
  if (isStaff) return '/admincenter'
  return account ? accountPaths.overview : accountPaths.login
}

/** Shows its children as to somebody whom nobody knows. */
export const AsStranger = ({ children }: { children: ReactNode }) => (
  <ViewerContext value={nobody}>{children}</ViewerContext>
)

export function ViewerProvider({ children }: { children: ReactNode }) {
  const { viewer } = useLazyLoadQuery<ViewerQuery>(viewerQuery, {})
  const value = useMemo(
    () => ({
      account: viewer.account ?? null,
      isStaff: viewer.isStaff,
      isSystem: viewer.isSystem,
      mayRead: (area: Area) => viewer.isStaff && !viewer.withheldAreas.includes(area),
      mayWrite: (area: Area) => viewer.writableAreas.includes(area),
      actor: viewer.actor ?? null,
      actingFor: viewer.actingFor ?? null,
      buysForCompany: viewer.buysForCompany,
      cartPieceCount: viewer.cartPieceCount,
      favouriteProductIds: new Set(viewer.favouriteProductIds),
    }),
    [viewer],
  )
  return <ViewerContext value={value}>{children}</ViewerContext>
}
