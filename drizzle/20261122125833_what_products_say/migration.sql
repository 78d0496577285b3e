ALTER TABLE "products" DROP CONSTRAINT "products_product_number_key";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_slug_key";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fibre_note" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "durability_years" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "durability_terms" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "claims" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "tier_prices" ADD COLUMN "scope" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "is_retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP INDEX "variants_sku";--> statement-breakpoint
CREATE UNIQUE INDEX "variants_sku" ON "variants" ("sku") WHERE not "is_retired";--> statement-breakpoint
CREATE UNIQUE INDEX "products_number" ON "products" ("product_number") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug" ON "products" ("slug") WHERE "deleted_at" is null;--> statement-breakpoint
-- Until now a tier named its variants one by one. Lists that say all, all children's or all other sizes become that rule;
-- any other list stays one.
UPDATE "tier_prices" t SET "scope" = m."scope", "variant_keys" = CASE WHEN m."scope" = 'some' THEN t."variant_keys" ELSE '{}' END
FROM (SELECT g."id", CASE
    WHEN g."variant_keys" @> array_agg(v."key") THEN 'all'
    WHEN bool_or(v."is_child_size") AND g."variant_keys" @> array_agg(v."key") FILTER (WHERE v."is_child_size")
      AND NOT g."variant_keys" && array_agg(v."key") FILTER (WHERE NOT v."is_child_size") THEN 'child'
    WHEN NOT bool_and(v."is_child_size") AND g."variant_keys" @> array_agg(v."key") FILTER (WHERE NOT v."is_child_size")
      AND NOT g."variant_keys" && array_agg(v."key") FILTER (WHERE v."is_child_size") THEN 'adult'
    ELSE 'some' END AS "scope"
  FROM "tier_prices" g JOIN "variants" v ON v."product_id" = g."product_id"
  WHERE cardinality(g."variant_keys") > 0 GROUP BY g."id") m
WHERE m."id" = t."id";--> statement-breakpoint
UPDATE "tier_prices" SET "scope" = 'some' WHERE cardinality("variant_keys") > 0;--> statement-breakpoint
UPDATE "variants" v SET "is_retired" = true FROM "products" p WHERE p."id" = v."product_id" AND p."deleted_at" IS NOT NULL;--> statement-breakpoint
-- What waits for the end of the transaction would keep the rest from changing the tables.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;--> statement-breakpoint
ALTER TABLE "tier_prices" ADD CONSTRAINT "tier_prices_scope" CHECK ("scope" in ('all', 'adult', 'child', 'some'));--> statement-breakpoint
ALTER TABLE "tier_prices" ADD CONSTRAINT "tier_prices_keys" CHECK (("scope" = 'some') = (cardinality("variant_keys") > 0));