ALTER TABLE "group_listings" ADD COLUMN "child_price_from" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "child_price_from" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "child_price_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "many_prices" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "offers" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "pictures" json DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "group_listings_child_price" ON "group_listings" ("group_id","child_price_from","product_id");--> statement-breakpoint
CREATE INDEX "listings_child_price" ON "listings" ("child_price_from","product_id");--> statement-breakpoint
-- All listings have this; everything else that is new follows when they are made anew by the task that runs at the start.
INSERT INTO "listing_bitmaps" ("kind", "value", "block", "members")
SELECT 'all', '', "ordinal" / 1024, bit_or(set_bit(repeat('0', 1024)::bit(1024), "ordinal" % 1024, 1))
FROM "listings" GROUP BY "ordinal" / 1024;
