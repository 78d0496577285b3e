-- What tiles newly say, as far as it is the same for all.
UPDATE "listings" SET "card" = (
  "card"::jsonb || jsonb_build_object('childSale', NULL, 'isOnSale', "is_on_sale", 'priceApart', NULL)
)::json;--> statement-breakpoint
-- Where prices may differ from what was listed, a listing that counts other sales than its product is made anew by the
-- task that runs at the start.
UPDATE "listings" l SET "sold_pieces" = -1 FROM "products" p
WHERE p."id" = l."product_id" AND (
  p."is_sale" OR p."kind" = 'set' OR cardinality(p."discount_groups") > 0
  OR EXISTS (SELECT FROM "special_offers" o WHERE o."product_id" = p."id")
  OR EXISTS (SELECT FROM "tier_prices" t WHERE t."product_id" = p."id" AND t."from_amount" = 1)
);
