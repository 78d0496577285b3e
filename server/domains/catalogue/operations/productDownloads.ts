import type { LocalizedText } from '../../../kit/languages.ts'
import { refuse, refuseIf } from '../../../kit/refusals.ts'
import { knockRefused, mayKnock, type OperationContext, operation } from '../../../platform/operation.ts'
import type { Storage } from '../../../platform/storage.ts'
import type { Arriving } from '../../files/arriving/contentOf.ts'
import { type KeptDocument, keepDocument } from '../../files/documents/keepDocument.ts'
import { files } from '../../files/tables.ts'
import { partLimits, partRefusals } from '../rules/parts.ts'
import { trimmed } from '../rules/texts.ts'
import { productDownloads } from '../tables.ts'
import { finish } from './productImages.ts'
import { downloadsOf } from './productParts.ts'
import { lockedProduct } from './updateProduct.ts'

export type AddProductDownload = {
  readonly productId: string
  readonly file: Arriving
  readonly title: LocalizedText
}

/** Takes in a PDF and puts it behind the downloads of a product. Who may not change the catalogue is refused before a byte
 *  is read. Refuses as `keepDocument`, and with INVALID_INPUT; throws NotFound. */
export async function addProductDownload(
  context: OperationContext & { readonly storage: Storage },
  input: AddProductDownload,
): Promise<{ productId: string }> {
  const { audience } = attachDocument
  if (!mayKnock(context.viewer, audience)) throw knockRefused(context.viewer, audience)
  const { productId, title } = input
  const refusals = partRefusals({ downloads: [{ fileId: '', title }] }, [])
  refuseIf(refusals.map(each => ({ ...each, path: ['title'] })))
  const document = await keepDocument(context.storage, input.file, ['file'])
  return attachDocument(context, { productId, title: trimmed(title), document })
}

const attachDocument = operation(
  'admin:catalogue',
  async (
    scope,
    input: { readonly productId: string; readonly title: LocalizedText; readonly document: KeptDocument },
  ): Promise<{ productId: string }> => {
    const { tx, now, newId } = scope
    const product = await lockedProduct(scope, input.productId)
    const { length } = await downloadsOf(scope, product.id)
    const { entries } = partLimits.downloads
    if (length >= entries) refuse('INVALID_INPUT', [], `a product has at most ${entries} downloads`)
    const fileId = newId()
    await tx.insert(files).values({ id: fileId, ...input.document, isPublic: true, createdAt: now })
    await tx.insert(productDownloads).values({ productId: product.id, fileId, title: input.title, position: length })
    await finish(scope, product.id, 'product.downloadAdded', { fileId, name: input.document.name })
    return { productId: product.id }
  },
)
