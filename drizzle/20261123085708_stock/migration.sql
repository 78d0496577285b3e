CREATE TABLE "low_stock_notices" (
	"piece_id" uuid PRIMARY KEY,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_taking_lines" (
	"id" uuid PRIMARY KEY,
	"taking_id" uuid NOT NULL,
	"product_id" uuid,
	"variant_id" uuid,
	"piece_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"fit" text,
	"size" text NOT NULL,
	"color" jsonb,
	"sku" text NOT NULL,
	"counted" integer,
	"counted_at" timestamp(3) with time zone,
	"counted_by" uuid,
	"stock_then" integer,
	"bound_then" integer,
	"movement_then" bigint,
	"booked_from" integer,
	"booked_to" integer,
	CONSTRAINT "stock_taking_lines_piece" UNIQUE("taking_id","piece_id"),
	CONSTRAINT "stock_taking_lines_counted" CHECK ("counted" >= 0),
	CONSTRAINT "stock_taking_lines_then" CHECK (("counted" is null) = ("counted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "stock_takings" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"group_id" uuid,
	"counts_bound" boolean NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"started_by" uuid,
	"ended_at" timestamp(3) with time zone,
	"ended_by" uuid,
	CONSTRAINT "stock_takings_scope" CHECK ("scope" in ('all', 'group', 'chosen')),
	CONSTRAINT "stock_takings_state" CHECK ("state" in ('open', 'booked', 'dropped')),
	CONSTRAINT "stock_takings_ended" CHECK (("state" = 'open') = ("ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "stock_before" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "stock_after" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "reorder_level" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "reorder_level" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();--> statement-breakpoint
DROP INDEX "stock_movements_variant";--> statement-breakpoint
CREATE INDEX "stock_movements_variant" ON "stock_movements" ("variant_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_number" ON "stock_movements" ("number");--> statement-breakpoint
CREATE INDEX "variants_reordered" ON "variants" ("product_id") WHERE "reorder_level" is not null;--> statement-breakpoint
CREATE INDEX "stock_taking_lines_sorted" ON "stock_taking_lines" ("taking_id","sku","id");--> statement-breakpoint
CREATE INDEX "stock_taking_lines_product" ON "stock_taking_lines" ("product_id");--> statement-breakpoint
CREATE INDEX "stock_taking_lines_variant" ON "stock_taking_lines" ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_taking_lines_counter" ON "stock_taking_lines" ("counted_by");--> statement-breakpoint
CREATE INDEX "stock_takings_started" ON "stock_takings" ("started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_takings_state" ON "stock_takings" ("state","started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_takings_starter" ON "stock_takings" ("started_by");--> statement-breakpoint
CREATE INDEX "stock_takings_ender" ON "stock_takings" ("ended_by");--> statement-breakpoint
CREATE INDEX "stock_takings_group" ON "stock_takings" ("group_id");--> statement-breakpoint
ALTER TABLE "stock_taking_lines" ADD CONSTRAINT "stock_taking_lines_taking_id_stock_takings_id_fkey" FOREIGN KEY ("taking_id") REFERENCES "stock_takings"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "stock_taking_lines" ADD CONSTRAINT "stock_taking_lines_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "stock_taking_lines" ADD CONSTRAINT "stock_taking_lines_variant_id_variants_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "stock_taking_lines" ADD CONSTRAINT "stock_taking_lines_counted_by_accounts_id_fkey" FOREIGN KEY ("counted_by") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "stock_takings" ADD CONSTRAINT "stock_takings_group_id_product_groups_id_fkey" FOREIGN KEY ("group_id") REFERENCES "product_groups"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "stock_takings" ADD CONSTRAINT "stock_takings_started_by_accounts_id_fkey" FOREIGN KEY ("started_by") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "stock_takings" ADD CONSTRAINT "stock_takings_ended_by_accounts_id_fkey" FOREIGN KEY ("ended_by") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_stock" CHECK ("stock_before" >= 0 and "stock_after" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_reorder_level" CHECK ("reorder_level" >= 0);--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_reorder_level" CHECK ("reorder_level" >= 0);--> statement-breakpoint
-- What gave back the stock of an order was a cancellation; goods that come back are entered by people from now on.
UPDATE "stock_movements" SET "reason" = 'cancellation' WHERE "reason" = 'return' AND "order_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason" CHECK ("reason" IN
  ('order', 'cancellation', 'return', 'delivery', 'correction', 'stocktaking', 'import', 'opening'));--> statement-breakpoint
-- Decision 68. A writer says why by `stock.cause` (see `sayingWhy`); what nobody explains is a correction by nobody.
CREATE FUNCTION move_stock(product uuid, variant uuid, before int, later int, is_new boolean) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  cause constant jsonb := nullif(current_setting('stock.cause', true), '')::jsonb;
BEGIN
  INSERT INTO stock_movements
    (product_id, variant_id, delta, stock_before, stock_after, reason, note, order_id, account_id, at)
  VALUES (product, variant, coalesce(later, 0) - coalesce(before, 0), before, later,
    CASE
      WHEN is_new OR (before IS NULL AND coalesce(cause ->> 'reason', 'correction') IN ('correction', 'import'))
        THEN 'opening'
      ELSE coalesce(cause ->> 'reason', 'correction')
    END,
    cause ->> 'note', (cause ->> 'order_id')::uuid, (cause ->> 'account_id')::uuid,
    coalesce((cause ->> 'at')::timestamptz, now()));
END $$;--> statement-breakpoint
CREATE FUNCTION move_stock_of_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM move_stock(new.product_id, new.id, NULL, new.available, true);
  ELSIF tg_op = 'UPDATE' THEN
    PERFORM move_stock(new.product_id, new.id, old.available, new.available, false);
  ELSE
    PERFORM move_stock(old.product_id, old.id, old.available, 0, false);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION move_stock_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM move_stock(new.id, NULL, NULL, new.available, true);
  ELSE
    PERFORM move_stock(new.id, NULL, old.available, new.available, false);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER variants_move_stock AFTER UPDATE OF available ON "variants" FOR EACH ROW
  WHEN (old.available IS DISTINCT FROM new.available) EXECUTE FUNCTION move_stock_of_variant();--> statement-breakpoint
CREATE TRIGGER variants_open_stock AFTER INSERT ON "variants" FOR EACH ROW
  WHEN (new.available > 0) EXECUTE FUNCTION move_stock_of_variant();--> statement-breakpoint
-- Not where a whole product goes: nothing of it is left to count.
CREATE TRIGGER variants_end_stock AFTER DELETE ON "variants" FOR EACH ROW
  WHEN (old.available > 0 AND pg_trigger_depth() = 0) EXECUTE FUNCTION move_stock_of_variant();--> statement-breakpoint
CREATE TRIGGER products_move_stock AFTER UPDATE OF available ON "products" FOR EACH ROW
  WHEN (old.available IS DISTINCT FROM new.available) EXECUTE FUNCTION move_stock_of_product();--> statement-breakpoint
CREATE TRIGGER products_open_stock AFTER INSERT ON "products" FOR EACH ROW
  WHEN (new.available > 0) EXECUTE FUNCTION move_stock_of_product();--> statement-breakpoint
-- From here on the movements add up to the stock; those from before counted nothing.
INSERT INTO "stock_movements" ("product_id", "variant_id", "delta", "stock_after", "reason", "at")
SELECT "product_id", "id", "available", "available", 'opening', now() FROM "variants" WHERE "available" > 0
UNION ALL
SELECT "id", NULL, "available", "available", 'opening', now() FROM "products" WHERE "available" > 0;
