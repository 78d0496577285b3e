import { batched, batchedGroups, batchedRows } from '../../../api/batched.ts'
import type { CardImage } from '../../catalogue/rules/card.ts'
import { discountsAgreedBy, eventsOf, imagesOf, linesOf, mailsOf, ordersById } from '../queries/orders.ts'

export const loadLines = batchedGroups(
  ({ database }, ids) => linesOf(database.drizzle, ids),
  line => line.orderId,
)
export const loadMails = batchedGroups(
  ({ database }, ids) => mailsOf(database.drizzle, ids),
  mail => mail.orderId,
)
export const loadEvents = batchedGroups(
  ({ database }, ids) => eventsOf(database.drizzle, ids),
  event => event.orderId,
)
export const loadAgreed = batchedGroups(
  ({ database }, ids) => discountsAgreedBy(database.drizzle, ids),
  each => each.orderId,
)

/** An order that the viewer may see. */
export const loadOrder = batchedRows(({ database, viewer }, ids) => ordersById(database.drizzle, viewer, ids))

/** A picture by the id of its file; null where the file is no picture or gone. */
export const loadImage = batched(
  async ({ database }, ids) =>
    new Map(
      (await imagesOf(database.drizzle, ids)).flatMap(
        ({ width, height, focalX, focalY, ...file }): [string, CardImage][] => {
          const focalPoint = focalX === null || focalY === null ? null : { x: focalX, y: focalY }
          return width && height ? [[file.id, { ...file, width, height, focalPoint }]] : []
        },
      ),
    ),
)
