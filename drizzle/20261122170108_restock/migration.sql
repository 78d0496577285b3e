CREATE TABLE "restock_requests" (
	"id" uuid PRIMARY KEY,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"amount" integer NOT NULL,
	"left" integer NOT NULL,
	"was_short" boolean NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	CONSTRAINT "restock_requests_amount" CHECK ("amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "restock_requests_secret" ON "restock_requests" ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "restock_requests_one" ON "restock_requests" (coalesce("variant_id", "product_id"),lower("email"));--> statement-breakpoint
CREATE INDEX "restock_requests_product" ON "restock_requests" ("product_id");--> statement-breakpoint
CREATE INDEX "restock_requests_variant" ON "restock_requests" ("variant_id");--> statement-breakpoint
CREATE INDEX "restock_requests_email" ON "restock_requests" (lower("email"));--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_variant_id_variants_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE CASCADE;