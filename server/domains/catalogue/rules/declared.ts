import type { LocalizedText } from '../../../kit/languages.ts'

export type ProductProperty = { readonly key: string; readonly label: LocalizedText; readonly value: LocalizedText }
/** Who answers for a product, and what its user must be warned of. Reg. (EU) 2023/988, Art. 19. */
export type ProductSafety = {
  readonly producer: string
  readonly address: string
  readonly email: string
  readonly euPerson: string | null
  readonly warnings: LocalizedText | null
}
/** An environmental claim and what it rests on. Dir. (EU) 2024/825. */
export type ProductClaim = { readonly text: LocalizedText; readonly evidence: LocalizedText }
/** How much is in a piece that is priced by quantity: grams, millilitres, centimetres, square centimetres. */
export type ContentUnit = 'g' | 'ml' | 'cm' | 'cm2'
export type ProductContent = { readonly amount: number; readonly unit: ContentUnit }
