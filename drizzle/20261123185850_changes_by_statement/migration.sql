-- What follows from changes of products and sizes follows once for all rows of a statement. Row by row, whoever ordered one of
-- ten thousand products that an import was just writing waited for four calls of a function for each of the others. Rows before
-- and after are told apart by sets and never joined: a join is planned for the first statement of a connection, which most
-- often changed one row, and then compares each of some thousand rows with all others.
DROP TRIGGER variants_move_stock ON "variants";--> statement-breakpoint
DROP TRIGGER variants_open_stock ON "variants";--> statement-breakpoint
DROP TRIGGER variants_end_stock ON "variants";--> statement-breakpoint
DROP TRIGGER products_move_stock ON "products";--> statement-breakpoint
DROP TRIGGER products_open_stock ON "products";--> statement-breakpoint
DROP TRIGGER products_figures_followed ON "products";--> statement-breakpoint
DROP TRIGGER products_words_followed ON "products";--> statement-breakpoint
DROP FUNCTION move_stock_of_variant();--> statement-breakpoint
DROP FUNCTION move_stock_of_product();--> statement-breakpoint
DROP FUNCTION move_stock(uuid, uuid, int, int, boolean);--> statement-breakpoint
DROP FUNCTION follow_product();--> statement-breakpoint
-- Decision 68. A writer says why by `stock.cause` (see `sayingWhy`); what nobody explains is a correction by nobody. The arrays
-- are as long as each other; a product without sizes has no variant.
CREATE FUNCTION move_stocks(product_ids uuid[], variant_ids uuid[], befores int[], laters int[], is_new boolean)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  cause jsonb;
BEGIN
  IF product_ids IS NULL THEN RETURN; END IF;
  cause := nullif(current_setting('stock.cause', true), '')::jsonb;
  INSERT INTO stock_movements
    (product_id, variant_id, delta, stock_before, stock_after, reason, note, order_id, account_id, at)
  SELECT product, variant, coalesce(later, 0) - coalesce(before, 0), before, later,
    CASE
      WHEN is_new OR (before IS NULL AND coalesce(cause ->> 'reason', 'correction') IN ('correction', 'import'))
        THEN 'opening'
      ELSE coalesce(cause ->> 'reason', 'correction')
    END,
    cause ->> 'note', (cause ->> 'order_id')::uuid, (cause ->> 'account_id')::uuid,
    coalesce((cause ->> 'at')::timestamptz, now())
  FROM unnest(product_ids, variant_ids, befores, laters) AS moved (product, variant, before, later)
  ORDER BY product, variant;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted uuid[];
  named uuid[];
BEGIN
  IF tg_op = 'INSERT' THEN
    counted := array(SELECT id FROM new_rows);
    named := counted;
    PERFORM move_stocks(array_agg(id), array_agg(NULL::uuid), array_agg(NULL::int), array_agg(available), true)
      FROM new_rows WHERE available > 0;
  ELSE
    -- A sale raises what was sold, and nothing follows from that.
    counted := array(SELECT id FROM (
      SELECT id, kind, price_cents, available, back_on FROM new_rows
      EXCEPT SELECT id, kind, price_cents, available, back_on FROM old_rows) AS changed);
    named := array(SELECT id FROM (
      SELECT id, product_number, title FROM new_rows EXCEPT SELECT id, product_number, title FROM old_rows) AS changed);
    IF cardinality(counted) > 0 THEN
      PERFORM move_stocks(array_agg(id), array_agg(NULL::uuid), array_agg(before), array_agg(later), false) FROM (
        SELECT id, min(available) FILTER (WHERE NOT is_new) AS before, min(available) FILTER (WHERE is_new) AS later FROM (
          SELECT id, available, true AS is_new FROM new_rows
          UNION ALL SELECT id, available, false FROM old_rows) AS both_rows
        GROUP BY id) AS moved WHERE before IS DISTINCT FROM later;
    END IF;
  END IF;
  IF cardinality(counted) > 0 THEN PERFORM refresh_product_figures(counted); END IF;
  IF cardinality(named) > 0 THEN PERFORM refresh_product_words(named); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted uuid[];
  named uuid[];
BEGIN
  IF tg_op = 'INSERT' THEN
    counted := array(SELECT DISTINCT product_id FROM new_rows);
    named := counted;
    PERFORM move_stocks(array_agg(product_id), array_agg(id), array_agg(NULL::int), array_agg(available), true)
      FROM new_rows WHERE available > 0;
  ELSIF tg_op = 'DELETE' THEN
    counted := array(SELECT DISTINCT product_id FROM old_rows);
    named := counted;
    -- Not where a whole product goes: nothing of it is left to count.
    PERFORM move_stocks(array_agg(product_id), array_agg(id), array_agg(available), array_agg(0), false)
      FROM old_rows WHERE available > 0 AND product_id IN (SELECT id FROM products);
  ELSE
    counted := array(SELECT DISTINCT product_id FROM (
      SELECT id, product_id, price_cents, available, back_on, is_offline FROM new_rows
      EXCEPT SELECT id, product_id, price_cents, available, back_on, is_offline FROM old_rows) AS changed);
    named := array(SELECT DISTINCT product_id FROM (
      SELECT id, product_id, sku FROM new_rows EXCEPT SELECT id, product_id, sku FROM old_rows) AS changed);
    IF cardinality(counted) > 0 THEN
      PERFORM move_stocks(array_agg(product_id), array_agg(id), array_agg(before), array_agg(later), false) FROM (
        SELECT id, product_id, min(available) FILTER (WHERE NOT is_new) AS before,
          min(available) FILTER (WHERE is_new) AS later FROM (
          SELECT id, product_id, available, true AS is_new FROM new_rows
          UNION ALL SELECT id, product_id, available, false FROM old_rows) AS both_rows
        GROUP BY id, product_id) AS moved WHERE before IS DISTINCT FROM later;
    END IF;
  END IF;
  IF cardinality(counted) > 0 THEN PERFORM refresh_product_figures(counted); END IF;
  IF cardinality(named) > 0 THEN PERFORM refresh_product_words(named); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_followed_update AFTER UPDATE ON "products"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_products();
