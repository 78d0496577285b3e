import type { ComponentType } from 'react'
import type { Area } from '../__generated__/ViewerQuery.graphql.ts'
import type { MessageId } from '../intl/messageIds.ts'
import type { AreaRight, PageRoute, Route } from '../router/route.ts'
import type { IconProps } from '../ui/icons.tsx'

/** Parts of the navigation, in the order in which they are shown. */
export const navigationGroups = ['start', 'shop', 'content', 'people', 'messages', 'settings'] as const
type NavigationGroup = (typeof navigationGroups)[number]

/** How a page stands in the navigation. */
interface NavigationEntry {
  group: NavigationGroup
  title: MessageId
  icon: ComponentType<IconProps>
  /** What is new there; loaded when it is drawn. */
  badge?: ComponentType
  /** Pages whose paths begin with this belong to it, too; without it those below its own path. */
  below?: string
}

/** A page of the admin centre as its domain declares it; its path is relative to `/admincenter`. */
export interface AdminPage extends Omit<PageRoute, 'right' | 'layout' | 'needs' | 'isPersonal' | 'isClientOnly'> {
  query: NonNullable<PageRoute['query']>
  /** What its query needs: who lacks it is shown no way there, and the server refuses. Null: all
   *  who work in the back office have it. */
  right: AreaRight | null
  navigation?: NavigationEntry
  /** Without the frame of the admin centre: what is shown within another page. */
  layout?: 'bare'
}

/** What a domain exports as `adminRoutes`: its pages, and addresses that lead on to them. */
export type AdminRoute = AdminPage | Extract<Route, { redirect: unknown }>

export const isAdminPage = (route: AdminRoute): route is AdminPage => 'page' in route

/** For the parameters of lists, which read their addresses themselves and take from them what they know. */
export const everything = (search: URLSearchParams): URLSearchParams => search

/** Whether somebody is shown the way to a page: staff read what is not withheld from them, changing needs the right in its
 *  area. */
export const isOpenTo = (
  right: AreaRight | null,
  viewer: { isStaff: boolean; mayRead: (area: Area) => boolean; mayWrite: (area: Area) => boolean },
): boolean => {
  if (right === null) return viewer.isStaff
  return right.level === 'read' ? viewer.mayRead(right.area) : viewer.mayWrite(right.area)
}

/** An address that leads on, with what was asked for behind it. */
export const leadsTo = (path: string, to: string): Extract<AdminRoute, { redirect: unknown }> => ({
  path,
  redirect: ({ search }) => `/admincenter/${to}${search.size > 0 ? `${to.includes('?') ? '&' : '?'}${search}` : ''}`,
  isPersonal: true,
})
