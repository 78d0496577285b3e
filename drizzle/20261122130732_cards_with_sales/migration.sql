-- What tiles newly say; the next refresh of each product says it exactly.
UPDATE "listings" SET "card" = (
  "card"::jsonb || jsonb_build_object('childSale', NULL, 'isOnSale', "is_on_sale", 'priceApart', NULL)
)::json;
