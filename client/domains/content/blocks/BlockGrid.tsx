import type { ComponentType, CSSProperties, ReactNode } from 'react'
import style from './BlockGrid.module.css'
import { type Share, shareOf, units, wholePage } from './sizes.ts'
import { type Placed, type Tree, treeOf } from './tree.ts'

export interface BlockProps<Block> {
  /** Its own fragment. */
  block: Block
  /** How much of the page's width it has. */
  share: Share
  /** Whether it is seen before anybody scrolls: its pictures are loaded at once. */
  isEarly: boolean
  /** Whether it is the first thing of the page, whose title is the title of the page. */
  isFirst: boolean
  /** Draws what stands in one of its slots, within a share of the page. */
  slot: (place: number, share: Share) => ReactNode
}

/** What draws blocks, by the names of their types: each reads the fragment of its own type. */
export type BlockViews = Readonly<Record<string, ComponentType<BlockProps<never>>>>

/** What the grid knows of a block; its type's fragment stands beside it, under the fragment's name. */
export interface GridBlock extends Placed {
  readonly __typename: string
  readonly size: Widths<number>
  readonly visible: Widths<boolean>
}

/** Blocks from one edge of the window to the other, those that join them, and those apart from what stands above. */
const bleeding = new Set(['HeroBlock'])
const joining = new Set(['BenefitsBlock'])
const sections = new Set(['EntriesBlock', 'GroupCardsBlock', 'HeroBlock', 'ProductCarouselBlock', 'ProductGridBlock'])

/** So many blocks at the top of a page may be in sight before anybody scrolls. */
const earlyBlocks = 2

export interface BlockGridProps<Block extends GridBlock> {
  blocks: readonly Block[]
  views: BlockViews
  /** Draws what no view is there for; without it such blocks are left out. */
  other?: (block: Block, given: Omit<BlockProps<never>, 'block'>) => ReactNode
  /** The page says its title above them: no block does. */
  isTitled?: boolean
  /** Names each block in the document, for those who edit it. */
  isMarked?: boolean
}

/** Blocks on the twelve units of a page. */
export function BlockGrid<Block extends GridBlock>({ blocks, ...props }: BlockGridProps<Block>) {
  return (
    <div className={style.root}>
      <Row drawing={{ ...props, tree: treeOf(blocks) }} parent={null} place={0} share={wholePage} isEarly />
    </div>
  )
}

interface Drawing<Block extends GridBlock> extends Omit<BlockGridProps<Block>, 'blocks'> {
  tree: Tree<Block>
}

interface RowProps<Block extends GridBlock> {
  drawing: Drawing<Block>
  parent: string | null
  place: number
  share: Share
  isEarly: boolean
}

function Row<Block extends GridBlock>({ drawing, parent, place, share, isEarly }: RowProps<Block>) {
  const blocks = drawing.tree.of(parent, place)
  const isTop = parent === null
  return (
    <div className={style.grid}>
      {blocks.map((block, at) => {
        const View = drawing.views[block.__typename]
        const own = shareOf(share, block.size)
        const isSeen = isEarly && at < earlyBlocks
        const given: Omit<BlockProps<never>, 'block'> = {
          share: own,
          isEarly: isSeen,
          isFirst: isTop && at === 0 && !drawing.isTitled,
          slot: (slot, within) => (
            <Row drawing={drawing} parent={block.id} place={slot} share={within} isEarly={isSeen} />
          ),
        }
        const isWhole = isTop && block.size.lg === units
        return (
          <div
            key={block.id}
            className={style.block}
            style={spanOf(block.size)}
            data-hide={hiddenAt(block.visible)}
            data-section={sections.has(block.__typename) || undefined}
            data-bleed={(isWhole && bleeding.has(block.__typename)) || undefined}
            data-joins={joining.has(block.__typename) || undefined}
            data-block={drawing.isMarked ? block.id : undefined}
          >
            {View ? <View {...given} block={fragmentOf(block)} /> : drawing.other?.(block, given)}
          </div>
        )
      })}
    </div>
  )
}

/** What the component of a block reads: the fragment `TextBlock_block` of a `TextBlock`. */
export const fragmentOf = <Block extends { readonly __typename: string }>(block: Block): never =>
  block[`${block.__typename}_block` as keyof Block] as never

type Widths<T> = { readonly xs: T; readonly md: T; readonly lg: T }

/** The units that differ from all, as the style sheet reads them. */
function spanOf({ xs, md, lg }: Widths<number>): CSSProperties | undefined {
  const spans = Object.entries({ '--xs': xs, '--md': md, '--lg': lg }).filter(([, span]) => span !== units)
  return spans.length > 0 ? (Object.fromEntries(spans) as CSSProperties) : undefined
}

function hiddenAt(visible: Widths<boolean>): string | undefined {
  return (['xs', 'md', 'lg'] as const).filter(width => !visible[width]).join(' ') || undefined
}
