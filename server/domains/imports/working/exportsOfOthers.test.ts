import { expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { importsOf } from '../../../testing/tables.ts'
import { runImport } from '../operations.ts'
import { errorsOfImport } from '../queries.ts'

const database = await testDatabase()
const { admin, work, at, check } = await importsOf(database)

/** What a table made: products with their sizes. */
async function taken(lines: readonly string[], like: string) {
  const row = await check(lines.join('\n'))
  const errors = await errorsOfImport(database.drizzle, admin.viewer, row.id, { skip: 0, limit: 20 })
  expect(errors).toEqual([])
  await runImport(admin, { importId: row.id })
  await work()
  expect(await at(row.id)).toMatchObject({ state: 'done' })
  const { rows } = await database.pool.query(
    `select p.title ->> 'de' as title, p.price_cents as price, p.available, p.is_offline as offline, p.tags,
        array(select g.title ->> 'de' from group_members m join product_groups g on g.id = m.group_id
          where m.product_id = p.id order by m.position) as groups,
        coalesce((select json_agg(json_build_array(v.sku, v.size, c.title ->> 'de', v.price_cents, v.available, v.weight_grams)
          order by v.sort_order) from variants v left join colors c on c.id = v.color_id where v.product_id = p.id), '[]') as sizes
      from products p where p.title ->> 'de' like $1 order by 1`,
    [like],
  )
  return { row, products: rows }
}

test('an export of Shopify', async () => {
  const { row, products } = await taken(
    [
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Status',
      'shirt,SY Shirt,<p>Soft</p>,Acme,Shirts,"new, soft",true,Size,S,Color,Red,SY-S-R,200,5,19.90,,https://x/1.jpg,active',
      'shirt,,,,,,,,M,,Red,SY-M-R,210,0,19.90,,,',
      'shirt,,,,,,,,L,,Red,SY-L-R,220,3,24.90,,,',
      'shirt,,,,,,,,,,,,,,,,https://x/2.jpg,',
      'mug,SY Mug,,Acme,Mugs,,false,Title,Default Title,,,,300,7,9.00,,,draft',
    ],
    'SY%',
  )
  expect(row).toMatchObject({ template: 'shopify', newCount: 2 })
  expect(products).toEqual([
    { title: 'SY Mug', price: 900, available: 7, offline: true, tags: [], groups: ['Mugs'], sizes: [] },
    {
      ...{ title: 'SY Shirt', price: 1990, available: null, offline: false, tags: ['new', 'soft'], groups: ['Shirts'] },
      sizes: [
        ['SY-S-R', 'S', 'Red', null, 5, 200],
        ['SY-M-R', 'M', 'Red', null, 0, 210],
        ['SY-L-R', 'L', 'Red', 2490, 3, 220],
      ],
    },
  ])
})

test('an export of WooCommerce', async () => {
  const { row, products } = await taken(
    [
      'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Weight (kg),Regular price,Categories,Tags,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
      '10,variable,WO-1,WO Hoodie,1,Short,<p>Long</p>,1,,0.5,,"Men > Hoodies, Sale",warm,,Color,"Blue, Red",Size,"S, M"',
      '11,variation,WO-1-B-S,WO Hoodie - Blue,1,,,1,4,0.4,45,,,WO-1,Color,Blue,Size,S',
      '12,variation,WO-1-R-M,WO Hoodie - Red,1,,,1,6,0.4,45,,,id:10,Color,Red,Size,M',
      '13,simple,WO-2,WO Beanie,-1,,,1,9,,18,Accessories,,,,,,',
    ],
    'WO%',
  )
  expect(row).toMatchObject({ template: 'woocommerce', newCount: 2 })
  expect(products).toEqual([
    { title: 'WO Beanie', price: 1800, available: 9, offline: true, tags: [], groups: ['Accessories'], sizes: [] },
    {
      ...{
        title: 'WO Hoodie',
        price: 4500,
        available: null,
        offline: false,
        tags: ['warm'],
        groups: ['Hoodies', 'Sale'],
      },
      sizes: [
        ['WO-1-B-S', 'S', 'Blue', null, 4, 400],
        ['WO-1-R-M', 'M', 'Red', null, 6, 400],
      ],
    },
  ])
})

test('an export of Shopware', async () => {
  const { row, products } = await taken(
    [
      'id;parent_id;product_number;active;stock;name;description;price_net;price_gross;tax_rate;options',
      'a1;;SW1;1;0;SW Jacke;Warm;42.016806722689;50;19;',
      'a2;a1;SW1.1;1;4;;;42.016806722689;50;19;Größe:S|Farbe:Blau',
      'a3;a1;SW1.2;1;5;;;42.016806722689;50;19;Größe:M|Farbe:Blau',
      'b1;;SW2;0;3;SW Ball;Rund;10;11.9;19;',
    ],
    'SW%',
  )
  expect(row).toMatchObject({ template: 'shopware', newCount: 2 })
  expect(products).toMatchObject([
    { title: 'SW Ball', price: 1190, available: 3, offline: true, sizes: [] },
    {
      ...{ title: 'SW Jacke', price: 5000, offline: false },
      sizes: [
        ['SW1.1', 'S', 'Blau', null, 4, null],
        ['SW1.2', 'M', 'Blau', null, 5, null],
      ],
    },
  ])
})

test('an export of Vendure, which says what belongs together on the first row alone', async () => {
  const { row, products } = await taken(
    [
      'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets',
      'VE Hoodie,ve-hoodie,<p>Warm</p>,,category:Tops|material:Wool,size|color,XS|Black,VE-XS-B,52.00,standard,100,true,,color:Black',
      ',,,,,,S|Black,VE-S-B,52.00,standard,90,true,,color:Black',
      'VE Tee,ve-tee,,,category:Tops,size|color,S|Grey,VE-S-G,22.00,standard,8,true,,',
    ],
    'VE%',
  )
  expect(row).toMatchObject({ template: 'vendure', newCount: 2 })
  expect(products).toMatchObject([
    {
      ...{ title: 'VE Hoodie', price: 5200, tags: ['Wool'], groups: ['Tops'], offline: true },
      sizes: [
        ['VE-XS-B', 'XS', 'Black', null, 100, null],
        ['VE-S-B', 'S', 'Black', null, 90, null],
      ],
    },
    { title: 'VE Tee', sizes: [['VE-S-G', 'S', 'Grey', null, 8, null]] },
  ])
})
