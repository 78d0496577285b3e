import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'

/** Root fields whose answers are the same for every visitor who is not signed in. */
const sharedFields: ReadonlySet<string> = new Set([
  '__typename',
  'shop',
  'productGroups',
  'productGroup',
  'product',
  'newProducts',
  'topSellers',
  'specials',
  'search',
])

/** Whether a document asks for nothing but what every visitor who is not signed in is answered alike. */
export function isShared(document: DocumentNode): boolean {
  const operations = document.definitions.filter(each => each.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  if (operations.length !== 1 || operation?.operation !== 'query') return false
  const fragments = new Map(
    document.definitions.filter(each => each.kind === Kind.FRAGMENT_DEFINITION).map(each => [each.name.value, each]),
  )
  return isSharedSelection(operation.selectionSet, fragments, new Set())
}

function isSharedSelection(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  seen: Set<string>,
): boolean {
  return selections.every(selection => {
    if (selection.kind === Kind.FIELD) return sharedFields.has(selection.name.value)
    if (selection.kind === Kind.INLINE_FRAGMENT) return isSharedSelection(selection.selectionSet, fragments, seen)
    const fragment = fragments.get(selection.name.value)
    if (!fragment || seen.has(fragment.name.value)) return false
    seen.add(fragment.name.value)
    return isSharedSelection(fragment.selectionSet, fragments, seen)
  })
}
