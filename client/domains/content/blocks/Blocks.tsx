import { type ComponentType, type CSSProperties, type ReactNode, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Blocks_blocks$data, Blocks_blocks$key } from '../../../__generated__/Blocks_blocks.graphql.ts'
import { Boundary } from '../../../ui/Boundary.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { Told } from '../../../ui/Toasts.tsx'
import style from './Blocks.module.css'
import { type Share, shareOf, units, wholePage } from './sizes.ts'
import { type Tree, treeOf } from './tree.ts'
// Here, for blocks whose code comes later are drawn on the server before, and must look right from the start.
import './common.module.css'
import './rare/rare.module.css'
import '../../galleries/parts/slider/Slider.module.css'

type BlockData = Blocks_blocks$data[number]

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

/** What few pages have is code of its own. */
const OtherBlock = onDemand(() => import('./OtherBlock.tsx'))

/** Blocks from one edge of the window to the other, those that join them, and those apart from what stands above. */
const bleeding = new Set(['HeroBlock'])
const joining = new Set(['BenefitsBlock'])
const sections = new Set(['EntriesBlock', 'GroupCardsBlock', 'HeroBlock', 'ProductCarouselBlock', 'ProductGridBlock'])

/** So many blocks at the top of a page may be in sight before anybody scrolls. */
const earlyBlocks = 2

export interface BlocksProps {
  blocks: Blocks_blocks$key
  /** What draws the blocks that its pages usually have; all others are drawn by code that comes when there is one. */
  views: BlockViews
  /** The page says its title above them: no block does. */
  isTitled?: boolean
  /** Names each block in the document, for those who edit it. */
  isMarked?: boolean
}

/** The blocks of a page on its twelve units. */
export function Blocks(props: BlocksProps) {
  const blocks = useFragment(
    graphql`
      fragment Blocks_blocks on Block @relay(plural: true) {
        __typename
        id
        parentId
        slot
        size {
          xs
          md
          lg
        }
        visible {
          xs
          md
          lg
        }
        ...BenefitsBlock_block @alias
        ...ButtonBlock_block @alias
        ...ColumnsBlock_block @alias
        ...FormBlock_block @alias
        ...HeroBlock_block @alias
        ...ImageBlock_block @alias
        ...LiveBlock_block @alias
        ...SpacerBlock_block @alias
        ...TextBlock_block @alias
        ...RareBlock_block
        ...GroupCardsBlock_block @alias
        ...ProductCarouselBlock_block @alias
        ...ProductGridBlock_block @alias
      }
    `,
    props.blocks,
  )
  const drawing: Drawing = {
    tree: treeOf(blocks),
    views: props.views,
    isMarked: props.isMarked ?? false,
    isTitled: props.isTitled ?? false,
  }
  return (
    <div className={style.root}>
      <Row drawing={drawing} parent={null} place={0} share={wholePage} isEarly />
    </div>
  )
}

interface Drawing {
  tree: Tree<BlockData>
  views: BlockViews
  isMarked: boolean
  isTitled: boolean
}

interface RowProps {
  drawing: Drawing
  parent: string | null
  place: number
  share: Share
  isEarly: boolean
}

function Row({ drawing, parent, place, share, isEarly }: RowProps) {
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
            {View ? (
              <View {...given} block={fragmentOf(block)} />
            ) : (
              <Boundary resetKey={block} fallback={error => <Told error={error} />}>
                <Suspense>
                  <OtherBlock {...given} typename={block.__typename} fragment={fragmentOf(block)} block={block} />
                </Suspense>
              </Boundary>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** What the component of a block reads: the fragment `TextBlock_block` of a `TextBlock`. */
const fragmentOf = (block: BlockData): never => block[`${block.__typename}_block` as keyof BlockData] as never

type Widths<T> = { readonly xs: T; readonly md: T; readonly lg: T }

/** The units that differ from all, as the style sheet reads them. */
function spanOf({ xs, md, lg }: Widths<number>): CSSProperties | undefined {
  const spans = Object.entries({ '--xs': xs, '--md': md, '--lg': lg }).filter(([, span]) => span !== units)
  return spans.length > 0 ? (Object.fromEntries(spans) as CSSProperties) : undefined
}

function hiddenAt(visible: Widths<boolean>): string | undefined {
  return (['xs', 'md', 'lg'] as const).filter(width => !visible[width]).join(' ') || undefined
}
