import { PriceNote } from '../parts/PriceNote.tsx'
import style from './productBlocks.module.css'

/** What prices hold, above the first block of a page that shows some; the others need not say it again. */
export function BlockPriceNote() {
  return (
    <div className={style.note} data-price-note="">
      <PriceNote />
    </div>
  )
}
