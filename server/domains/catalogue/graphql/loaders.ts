import { batched } from '../../../api/batched.ts'
import { groupsById, moreImagesOf, relatedGroups } from '../queries/groups.ts'
import { managedPartsOf } from '../queries/managedParts.ts'
import { managedCards, managementOf, priceChangesOf } from '../queries/management.ts'
import {
  cardsOfProducts,
  partsOfProducts,
  productsOfVariants,
  textsOfProducts,
  variantsOfProducts,
} from '../queries/products.ts'
import { boughtTogether, goesWith, setsWith } from '../queries/related.ts'

export const loadCard = batched((context, ids) => cardsOfProducts(context.database, ids, context.now()))
export const loadTexts = batched((context, ids) => textsOfProducts(context.database, ids))
export const loadVariants = batched((context, ids) => variantsOfProducts(context.database, ids, false))
export const loadManagedVariants = batched((context, ids) => variantsOfProducts(context.database, ids, true))
export const loadParts = batched((context, ids) => partsOfProducts(context.database, ids))
export const loadSets = batched((context, ids) => setsWith(context.database, ids))
export const loadAlsoBought = batched((context, ids) => boughtTogether(context.database, ids))
export const loadGoesWith = batched((context, ids) => goesWith(context.database, ids))
export const loadManagedCard = batched((context, ids) => managedCards(context.database, ids, context.now()))
export const loadManagement = batched((context, ids) => managementOf(context.database, ids))
export const loadManagedParts = batched((context, ids) => managedPartsOf(context.database, ids))
export const loadPriceChanges = batched((context, ids) => priceChangesOf(context.database, ids))
export const loadProductOfVariant = batched((context, ids) => productsOfVariants(context.database, ids))
export const loadGroup = batched((context, ids) => groupsById(context.database, ids))
export const loadMoreImages = batched((context, ids) => moreImagesOf(context.database, ids))
export const loadChildren = batched((context, ids) => relatedGroups(context.database, 'children', ids))
export const loadParents = batched((context, ids) => relatedGroups(context.database, 'parents', ids))
