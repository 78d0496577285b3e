import type { Message } from '../../../../adminKit/edit/fields.ts'
import type { ChooserMode } from '../../../files/admin/chooser/modes.ts'

/** How one property of a block is entered. The panel is drawn from these. */

interface Named {
  readonly key: string
  readonly label: Message
  readonly hint?: Message
  /** Asked only where this holds of the other properties. */
  readonly isShown?: (props: Readonly<Record<string, unknown>>) => boolean
}

/** A text in both languages. */
export interface PairField extends Named {
  readonly kind: 'line' | 'area' | 'rich' | 'source'
  readonly longest: number
}

interface ChoiceField extends Named {
  readonly kind: 'choice'
  readonly options: readonly { readonly value: string; readonly label: Message }[]
}

interface FlagField extends Named {
  readonly kind: 'flag'
}

export interface NumberField extends Named {
  readonly kind: 'number'
  readonly least: number
  readonly most: number
  /** With places behind the point. */
  readonly isFine?: boolean
}

/** A text that is the same in both languages, and an address to go to. */
interface PlainField extends Named {
  readonly kind: 'plain' | 'link'
  readonly longest: number
}

interface FileField extends Named {
  readonly kind: 'file'
  readonly mode: ChooserMode
}

/** Something that is chosen of the shop's own: by its id, and several where `most` says so. */
export interface ThingField extends Named {
  readonly kind: 'gallery' | 'group' | 'product' | 'entry' | 'form'
  /** More than one: a list of ids. */
  readonly most?: number
}

/** Parts of one shape in an order. */
export interface ItemsField extends Named {
  readonly kind: 'items'
  readonly most: number
  readonly fields: readonly PropField[]
  readonly made: Readonly<Record<string, unknown>>
  readonly add: Message
}

/** The titles of an accordion: one for each slot. */
interface TitlesField extends Named {
  readonly kind: 'titles'
  readonly most: number
}

export type PropField =
  | PairField
  | ChoiceField
  | FlagField
  | NumberField
  | PlainField
  | FileField
  | ThingField
  | ItemsField
  | TitlesField

/** A type of blocks, as the designer knows it. */
export interface BlockType {
  readonly type: string
  readonly shelf: 'words' | 'media' | 'layout' | 'shop'
  readonly title: Message
  /** What it is for, in one line. */
  readonly use: Message
  readonly fields: readonly PropField[]
  readonly made: Readonly<Record<string, unknown>>
  /** Slots that a new one has. */
  readonly slots?: number
  /** Only administrators may add it. */
  readonly isForAdmins?: boolean
  /** How wide a new one is, where it is not as wide as its place. */
  readonly isText?: boolean
}

export const emptyPair = { de: '', en: '' }
