import { describe, expect, test } from 'vitest'
import { mutationOf, prepareMutation, prepareQuery, queryOf } from './src/documents.ts'

describe('a selection as a document', () => {
  test('has every argument as a variable of its type', () => {
    const asked = queryOf({
      product: { $: { slug: 'trikot' }, title: true, image: { url: { $: { width: 480 } } } },
      productGroup: { $: { slug: 'hosen' }, products: { $: { first: 24 }, totalCount: true } },
    })
    expect(asked.text).toBe(
      'query($slug: String, $width: Int!, $slug2: String!, $first: Int) { product(slug: $slug) { title image { url(width: $width) } } productGroup(slug: $slug2) { products(first: $first) { totalCount } } }',
    )
    expect(asked.valuesOf({})).toEqual({ slug: 'trikot', width: 480, slug2: 'hosen', first: 24 })
  })

  test('asks for a field twice under other names, and for parts of what something may be', () => {
    const asked = queryOf({
      node: {
        $: { id: 'a' },
        __typename: true,
        on_Product: { 'small:image': { url: true }, 'large:image': { url: true } },
      },
    })
    expect(asked.text).toBe(
      'query($id: ID!) { node(id: $id) { __typename ... on Product { small: image { url } large: image { url } } } }',
    )
  })

  test('leaves out what is undefined', () => {
    const asked = queryOf({ newProducts: { $: { first: 2, after: undefined }, totalCount: true, edges: undefined } })
    expect(asked.text).toBe('query($first: Int) { newProducts(first: $first) { totalCount } }')
    expect(asked.valuesOf({})).toEqual({ first: 2 })
  })

  test('of a mutation asks for what is refused, unless it is asked for', () => {
    const input = { productId: 'a', pieces: [{ variantId: 'b', amount: 1 }] }
    const add = mutationOf({ 'first:addToCart': { $: { input }, addedAmount: true } })
    expect(add.text).toBe(
      'mutation($input: AddToCartInput!) { first: addToCart(input: $input) { addedAmount errors { code message path retryAfterSeconds } } }',
    )
    expect(add.refusing).toEqual(['first'])
    const asking = mutationOf({ addToCart: { $: { input }, errors: { code: true } } })
    expect(asking.text).toBe('mutation($input: AddToCartInput!) { addToCart(input: $input) { errors { code } } }')
    expect(asking.refusing).toEqual([])
  })

  test('refuses an argument that there is not, which the compiler was not asked about', () => {
    expect(() => queryOf({ product: { $: { sku: 'a' }, title: true } } as never)).toThrow('Query.product takes no sku')
  })
})

describe('what is prepared', () => {
  const list = prepareQuery((given: { group: string; after?: string }) => ({
    productGroup: { $: { slug: given.group }, products: { $: { first: 24, after: given.after }, totalCount: true } },
  }))

  test('is printed once and asked with other values', () => {
    expect(list.text).toBe(
      'query($slug: String!, $after: String) { productGroup(slug: $slug) { products(first: 24, after: $after) { totalCount } } }',
    )
    expect(list.bodyOf({ group: 'hosen' })).toBe(`{"query":${JSON.stringify(list.text)},"variables":{"slug":"hosen"}}`)
    expect(list.bodyOf({ group: '"', after: 'x' })).toBe(
      `{"query":${JSON.stringify(list.text)},"variables":{"slug":"\\"","after":"x"}}`,
    )
    expect(list.valuesOf({ group: 'trikots', after: 'x' })).toEqual({ slug: 'trikots', after: 'x' })
  })

  test('takes values deep within inputs, as they are', () => {
    const add = prepareMutation((given: { product: string; variant: string; texts: readonly string[] }) => ({
      addToCart: {
        $: {
          input: { productId: given.product, pieces: [{ variantId: given.variant, amount: 1, texts: given.texts }] },
        },
        addedAmount: true,
      },
    }))
    const given = { product: 'p', variant: 'v', texts: ['Kim'] }
    expect(add.valuesOf(given)).toEqual({
      input: { productId: 'p', pieces: [{ variantId: 'v', amount: 1, texts: ['Kim'] }] },
    })
    expect(add.bodyOf(given).slice(add.bodyOf(given).indexOf('"variables"'))).toBe(
      '"variables":{"input":{"productId":"p","pieces":[{"variantId":"v","amount":1,"texts":["Kim"]}]}}}',
    )
  })

  test('takes parts of values, also where they are missing', () => {
    const add = prepareMutation((given: { piece: { product: string } | null }) => ({
      setFavourite: {
        $: { input: { productId: given.piece!.product, isFavourite: true } },
        errors: { code: true },
      },
    }))
    expect(add.valuesOf({ piece: { product: 'p' } })).toEqual({ input: { productId: 'p', isFavourite: true } })
    expect(add.valuesOf({ piece: null })).toEqual({ input: { productId: undefined, isFavourite: true } })
  })

  test.each<[string, (given: { slug: string; names: readonly string[] }) => string]>([
    ['put together', given => `${given.slug}-2`],
    ['spread', given => [...given.names].join()],
    ['copied', given => ({ ...given }).slug],
  ])('is not %s before it is known', (_label, choose) => {
    const prepare = () => prepareQuery((given: never) => ({ product: { $: { slug: choose(given) }, title: true } }))
    expect(prepare).toThrow(/ is only known when it is asked for: it can be placed as it is, no more$/)
  })
})
