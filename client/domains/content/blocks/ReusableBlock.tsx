import type { BlockProps } from './Blocks.tsx'

/** What is kept in one place and shown on several pages. */
export function ReusableBlock({ share, slot }: BlockProps<unknown>) {
  return slot(0, share)
}
