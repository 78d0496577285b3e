import type { UpdateProductInput } from '../../../__generated__/useUpdateProductMutation.graphql.ts'
import type { ColourScheme } from '../../../ui/theme/colourScheme.ts'

/** What the form tells its preview, which stands in a frame of its own: there the shop's page has the window it would have. */
export interface ToPreview {
  readonly kind: 'draft'
  readonly input: UpdateProductInput
  readonly scheme: ColourScheme
}

/** What the preview tells the form: that it listens, and what became of the latest draft. */
export type FromPreview =
  | { readonly kind: 'ready' }
  | { readonly kind: 'shown' }
  | {
      readonly kind: 'refused'
      readonly refusals: readonly { readonly code: string; readonly path: readonly string[] }[]
    }
  | { readonly kind: 'failed' }

/** The window that frames this one; null where it was opened by itself. */
export const frame = (): Window | null => (window.parent === window ? null : window.parent)

/** Tells another window of the same site; other sites hear nothing. */
export const tell = (window: Window, message: ToPreview | FromPreview): void =>
  window.postMessage({ preview: message }, location.origin)

/** Hears what a window of the same site tells, until the returned function is called. */
export function hear<Message extends ToPreview | FromPreview>(
  source: () => Window | null | undefined,
  onMessage: (message: Message) => void,
): () => void {
  const listen = (event: MessageEvent) => {
    if (event.origin !== location.origin || event.source !== source()) return
    const { preview } = (event.data ?? {}) as { preview?: Message }
    if (preview) onMessage(preview)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}
