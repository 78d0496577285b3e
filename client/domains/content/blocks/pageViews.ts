import { ButtonBlock } from './ButtonBlock.tsx'
import { ColumnsBlock } from './ColumnsBlock.tsx'
import { frontViews } from './frontViews.ts'
import { HrBlock } from './HrBlock.tsx'
import { ImageBlock } from './ImageBlock.tsx'
import { LiveBlock } from './LiveBlock.tsx'
import { SpacerBlock } from './SpacerBlock.tsx'
import { TextBlock } from './TextBlock.tsx'

/** What most pages are made of. */
export const pageViews = {
  ...frontViews,
  ...{ ButtonBlock, ColumnsBlock, HrBlock, ImageBlock, LiveBlock, SpacerBlock, TextBlock },
}
