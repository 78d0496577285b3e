import { builder } from '../../../api/builder.ts'
import type { CountedGroup } from '../queries/products.ts'
import type { CardColor } from '../rules/card.ts'
import type { ProductList, ProductShape, VariantShape } from './shapes.ts'

/** The types that name each other; each is implemented in the file of its name. */
export const ProductRef = builder.objectRef<ProductShape>('Product')
export const VariantRef = builder.objectRef<VariantShape>('Variant')
export const ProductGroupRef = builder.objectRef<CountedGroup>('ProductGroup')
export const ProductConnectionRef = builder.objectRef<ProductList>('ProductConnection')
export const ColorRef = builder.objectRef<CardColor>('Color')
