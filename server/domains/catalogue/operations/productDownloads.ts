import type { LocalizedText } from '../../../kit/languages.ts'
import { refuse, refuseIf } from '../../../kit/refusals.ts'
import { trimmed } from '../../../kit/writtenTexts.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import type { Arriving } from '../../files/arriving/arriving.ts'
import { knockForUpload, takeFileFor, type UploadContext } from '../../files/uploads/keepFile.ts'
import { partLimits, partRefusals } from '../rules/parts.ts'
import { productDownloads } from '../tables.ts'
import { documentWishes, refuseNeither, requireUsable } from './chosenFile.ts'
import { finish } from './productImages.ts'
import { downloadsOf } from './productParts.ts'
import { editedProduct } from './updateProduct.ts'

export type AddProductDownload = {
  readonly productId: string
  /** Null where `fileId` names one of the library. */
  readonly file: Arriving | null
  readonly fileId?: string | null
  readonly title: LocalizedText
}

/** Takes a PDF into the library, or takes a file that is there, and puts it behind the downloads of a product: one with the same
 *  content that everybody may have already is used as it is. Who may not change the catalogue, and a product that is full, is
 *  refused before a byte is read. Refuses as `takeFile` and `requireUsable`, and with INVALID_INPUT (also for a download that
 *  the product has already); throws NotFound. */
export async function addProductDownload(
  context: UploadContext,
  input: AddProductDownload,
): Promise<{ productId: string }> {
  const { audience } = attachDocument
  knockForUpload(context, audience)
  refuseNeither(input)
  const { productId, file, fileId } = input
  const refusals = partRefusals({ downloads: [{ fileId: '', title: input.title }] }, [])
  refuseIf(refusals.map(each => ({ ...each, path: ['title'] })))
  const title = trimmed(input.title)
  if (!file) return attachDocument(context, { productId, title, fileId: fileId ?? '' })
  return takeFileFor(
    context,
    {
      audience,
      check: async scope => {
        await roomFor(scope, productId)
      },
      use: (scope, kept) => offer(scope, { productId, title, fileId: kept.file.id }, ['file'], kept.file.name),
    },
    { file, wishes: documentWishes },
  )
}

type Offered = { readonly productId: string; readonly title: LocalizedText; readonly fileId: string }

const attachDocument = operation('admin:catalogue', async (scope, input: Offered): Promise<{ productId: string }> => {
  await requireUsable(scope, input.fileId, 'document')
  return offer(scope, input, ['fileId'])
})

/** The downloads of a product that has room for another. */
async function roomFor(scope: OperationScope, productId: string) {
  const product = await editedProduct(scope, productId)
  const downloads = await downloadsOf(scope, product.id)
  const { entries } = partLimits.downloads
  if (downloads.length >= entries) refuse('INVALID_INPUT', [], `a product has at most ${entries} downloads`)
  return downloads
}

/** Puts a file of the library behind the downloads of a product. `name`: what it was called when it came with the request. */
async function offer(
  scope: OperationScope,
  { productId, title, fileId }: Offered,
  path: readonly string[],
  name?: string,
): Promise<{ productId: string }> {
  const downloads = await roomFor(scope, productId)
  if (downloads.some(download => download.fileId === fileId))
    refuse('INVALID_INPUT', path, 'the product has this download already')
  await scope.tx.insert(productDownloads).values({ productId, fileId, title, position: downloads.length })
  await finish(scope, productId, 'product.downloadAdded', { fileId, ...(name !== undefined && { name }) })
  return { productId }
}
