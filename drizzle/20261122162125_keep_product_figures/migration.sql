-- What lists of the back office order and narrow products by follows every change, whoever makes it.
create function refresh_product_figures(ids uuid[]) returns void language plpgsql as $$
begin
  -- Whoever changes another variant of the same product waits here, and then sees what the first has changed.
  perform from product_figures where product_id = any(ids) order by product_id for update;
  insert into product_figures as f (product_id, price_cents, stock, sold_out_from)
  select p.id,
    case when p.kind = 'set' or v.offered = 0 then p.price_cents else v.price_cents end,
    case when v.known = 0 then p.available when v.is_unlimited then null else v.stock end,
    case when v.known > 0 then v.sold_out_from when p.available = 0 then coalesce(p.back_on, '-infinity') end
  from products p cross join lateral (
    select count(*) as known,
      count(*) filter (where not is_offline) as offered,
      min(coalesce(price_cents, p.price_cents)) filter (where not is_offline) as price_cents,
      coalesce(bool_or(available is null) filter (where not is_offline), false) as is_unlimited,
      coalesce(sum(available) filter (where not is_offline), 0)::int as stock,
      min(coalesce(back_on, p.back_on, '-infinity')) filter (where available = 0 and not is_offline) as sold_out_from
    from variants where product_id = p.id
  ) as v
  where p.id = any(ids) order by p.id
  on conflict (product_id) do update
    set price_cents = excluded.price_cents, stock = excluded.stock, sold_out_from = excluded.sold_out_from
    where (f.price_cents, f.stock, f.sold_out_from)
      is distinct from (excluded.price_cents, excluded.stock, excluded.sold_out_from);
end $$;--> statement-breakpoint
-- As foldedSearch folds.
create function folded_words(words text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(replace(lower(regexp_replace(
    normalize(words, NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), '([aou])e', '\1', 'g'),
    '[\s,;:/()"''-]+', ' ', 'g')
$$;--> statement-breakpoint
create function refresh_product_words(ids uuid[]) returns void language plpgsql as $$
begin
  perform from product_words where product_id = any(ids) order by product_id for update;
  insert into product_words as w (product_id, words)
  select p.id, ' ' || folded_words(replace(concat_ws(' ', p.product_number, p.title ->> 'de', p.title ->> 'en',
    (select string_agg(sku, ' ' order by sku collate "C") from variants where product_id = p.id)), chr(173), ''))
  from products p where p.id = any(ids) order by p.id
  on conflict (product_id) do update set words = excluded.words where w.words <> excluded.words;
end $$;--> statement-breakpoint
create function follow_products() returns trigger language plpgsql as $$
declare
  ids constant uuid[] := array(select id from new_rows);
begin
  perform refresh_product_figures(ids);
  perform refresh_product_words(ids);
  return null;
end $$;--> statement-breakpoint
create function follow_product() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'words' then
    perform refresh_product_words(array[new.id]);
  else
    perform refresh_product_figures(array[new.id]);
  end if;
  return null;
end $$;--> statement-breakpoint
create function follow_variants() returns trigger language plpgsql as $$
declare
  counted uuid[];
  named uuid[];
begin
  if tg_op = 'INSERT' then
    counted := array(select distinct product_id from new_rows);
    named := counted;
  elsif tg_op = 'DELETE' then
    counted := array(select distinct product_id from old_rows);
    named := counted;
  else
    counted := array(select distinct n.product_id from new_rows n join old_rows o using (id)
      where (n.price_cents, n.available, n.back_on, n.is_offline)
        is distinct from (o.price_cents, o.available, o.back_on, o.is_offline));
    named := array(select distinct n.product_id from new_rows n join old_rows o using (id) where n.sku <> o.sku);
  end if;
  if cardinality(counted) > 0 then perform refresh_product_figures(counted); end if;
  if cardinality(named) > 0 then perform refresh_product_words(named); end if;
  return null;
end $$;--> statement-breakpoint
create trigger products_followed after insert on products
  referencing new table as new_rows for each statement execute function follow_products();--> statement-breakpoint
-- A sale raises what was sold and fires neither of the two.
create trigger products_figures_followed after update on products for each row
  when ((old.kind, old.price_cents, old.available, old.back_on)
    is distinct from (new.kind, new.price_cents, new.available, new.back_on))
  execute function follow_product('figures');--> statement-breakpoint
create trigger products_words_followed after update on products for each row
  when ((old.product_number, old.title) is distinct from (new.product_number, new.title))
  execute function follow_product('words');--> statement-breakpoint
create trigger variants_followed_insert after insert on variants
  referencing new table as new_rows for each statement execute function follow_variants();--> statement-breakpoint
create trigger variants_followed_update after update on variants
  referencing old table as old_rows new table as new_rows for each statement execute function follow_variants();--> statement-breakpoint
create trigger variants_followed_delete after delete on variants
  referencing old table as old_rows for each statement execute function follow_variants();--> statement-breakpoint
select refresh_product_figures(array_agg(id)), refresh_product_words(array_agg(id)) from products;
