import type { StructuredItem } from '../../../router/PageHead.tsx'

/** The way to a page for search engines; `path` has its language already. */
export function breadcrumbItem(origin: string, crumbs: readonly { title: string; path?: string }[]): StructuredItem {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.title,
      ...(crumb.path ? { item: origin + crumb.path } : {}),
    })),
  }
}
