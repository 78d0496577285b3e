import { and, desc, eq, getColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { mayRead, type Viewer } from '../../kit/viewer.ts'
import { countEach, countUpTo } from '../../platform/counting.ts'
import { type Reader, rowsIf } from '../../platform/statements.ts'
import { type DeliveryState, webhookDeliveries, webhookEndpoints } from './tables.ts'

const { sealedSecret: _secret, sealedPrevious: _previous, ...endpointColumns } = getColumns(webhookEndpoints)
const { claim: _claim, ...columnsOfDelivery } = getColumns(webhookDeliveries)

/** Everything of an endpoint but its secrets. */
export const shownColumns = endpointColumns
export type Endpoint = Omit<typeof webhookEndpoints.$inferSelect, 'sealedSecret' | 'sealedPrevious'>
export const deliveryColumns = columnsOfDelivery
export type Delivery = Omit<typeof webhookDeliveries.$inferSelect, 'claim'>

/** Which endpoints a viewer may see, and what became of their messages: whoever reads the settings. */
export const visibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'settings'))

type Page = { readonly offset: number; readonly limit: number }

/** A page of the endpoints, the latest first. */
export const browseEndpoints = (reader: Reader, viewer: Viewer, page: Page): Promise<Endpoint[]> =>
  reader
    .select(shownColumns)
    .from(webhookEndpoints)
    .where(visibleTo(viewer))
    .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id))
    .offset(page.offset)
    .limit(page.limit)

export const countEndpoints = (reader: Reader, viewer: Viewer, most: number): Promise<number> =>
  countUpTo(reader, most, webhookEndpoints, visibleTo(viewer))

/** Endpoints by id; unknown ones and those that the viewer may not see are left out. */
export const endpointsByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Endpoint[]> =>
  reader
    .select(shownColumns)
    .from(webhookEndpoints)
    .where(and(inArray(webhookEndpoints.id, ids.filter(isId)), visibleTo(viewer)))

export const deliveryTabs = ['all', 'waiting', 'delivered', 'failed'] as const
export type DeliveryTab = (typeof deliveryTabs)[number]

export type DeliveryFilter = {
  readonly tab?: DeliveryTab | null
  readonly endpointId?: string | null
  readonly kind?: string | null
}

function matching(viewer: Viewer, { endpointId, kind }: DeliveryFilter): SQL | undefined {
  return and(
    visibleTo(viewer),
    endpointId == null ? undefined : rowsIf(isId(endpointId), sql`${webhookDeliveries.endpointId} = ${endpointId}`),
    kind ? eq(webhookDeliveries.kind, kind) : undefined,
  )
}

const inTab = (tab: DeliveryTab): SQL | undefined =>
  tab === 'all' ? undefined : eq(webhookDeliveries.state, tab satisfies DeliveryState)

/** A page of the deliveries that fit a filter, what was told last first. */
export const browseDeliveries = (
  reader: Reader,
  viewer: Viewer,
  filter: DeliveryFilter,
  page: Page,
): Promise<Delivery[]> =>
  reader
    .select(deliveryColumns)
    .from(webhookDeliveries)
    .where(and(matching(viewer, filter), inTab(filter.tab ?? 'all')))
    .orderBy(desc(webhookDeliveries.position))
    .offset(page.offset)
    .limit(page.limit)

export const countDeliveries = (
  reader: Reader,
  viewer: Viewer,
  filter: DeliveryFilter,
  most: number,
): Promise<number> =>
  countUpTo(reader, most, webhookDeliveries, and(matching(viewer, filter), inTab(filter.tab ?? 'all')))

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export function countDeliveryTabs(
  reader: Reader,
  viewer: Viewer,
  filter: DeliveryFilter,
): Promise<Record<DeliveryTab, number>> {
  const fits = matching(viewer, filter)
  const conditions = Object.fromEntries(
    deliveryTabs.map(tab => [tab, tab === 'all' ? sql`${fits}` : sql`${fits} and ${inTab(tab)}`]),
  )
  return countEach(reader, sql`${webhookDeliveries}`, conditions as Record<DeliveryTab, SQL>)
}

/** Deliveries by id; unknown ones and those that the viewer may not see are left out. */
export const deliveriesByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Delivery[]> =>
  reader
    .select(deliveryColumns)
    .from(webhookDeliveries)
    .where(and(inArray(webhookDeliveries.id, ids.filter(isId)), visibleTo(viewer)))
