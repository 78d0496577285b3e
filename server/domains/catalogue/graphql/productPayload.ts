import type { RequestContext } from '../../../api/context.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { managedProduct } from './management.ts'
import { ProductRef } from './refs.ts'
import type { ProductShape } from './shapes.ts'

/** What the mutations of a product answer. */

type Payload = { readonly product: ProductShape | null }

export const ProductPayloadRef = payloadType<Payload>('ProductPayload', t => ({
  product: t.field({ type: ProductRef, nullable: true, resolve: payload => payload.product }),
}))

/** Runs an operation on a product and answers with the product as its editor sees it. */
export const answer = (context: RequestContext, run: () => Promise<{ productId: string }>) =>
  withRefusals<Payload>({ product: null }, async () => {
    const { productId } = await run()
    return { product: await managedProduct(context, productId) }
  })

/** What an editor's input says of the revision that it is based on. */
export const seenRevision = 'The revision that the editor saw; another one is refused with STALE_REVISION.'

/** The key behind a global id; anything else becomes a text that is no key, which the operation refuses. */
export const keyOf = (type: string, id: string): string => rawId(type, id) ?? ''
