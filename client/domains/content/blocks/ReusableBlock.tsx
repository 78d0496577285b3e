import type { BlockProps } from './BlockGrid.tsx'

/** What is kept in one place and shown on several pages. */
export function ReusableBlock({ share, slot }: BlockProps<unknown>) {
  return slot(0, share)
}
