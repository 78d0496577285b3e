import type { Database } from '../platform/database.ts'

/**
 * Where stock is not what its movements say, as sentences: a sum that differs from the stock, a movement that does not go
 * on where the one before it ended, and stock below zero. Looks at every piece that there is.
 */
export async function movementFaults({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ fault: string }>(`
    with pieces as (
      select id, available from variants
      union all select id, available from products
    ), counted as (
      select coalesce(variant_id, product_id) as id, number, stock_before, stock_after,
        lag(stock_after) over (partition by coalesce(variant_id, product_id) order by number) as previous,
        row_number() over (partition by coalesce(variant_id, product_id) order by number) as place
      from stock_movements where stock_before is not null or stock_after is not null
    ), sums as (
      select id, sum(coalesce(stock_after, 0) - coalesce(stock_before, 0)) as moved from counted group by id
    )
    select format('piece %s has %s pieces, its movements add up to %s', p.id, p.available, s.moved) as fault
    from pieces p left join sums s using (id) where coalesce(p.available, 0) <> coalesce(s.moved, 0)
    union all
    select format('movement %s of piece %s begins at %s, where %s were left', number, id, stock_before, previous)
    from counted where place > 1 and stock_before is distinct from previous
    union all
    select format('piece %s has %s pieces', id, available) from pieces where available < 0`)
  return rows.map(({ fault }) => fault)
}
