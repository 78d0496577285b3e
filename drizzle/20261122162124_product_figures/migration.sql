CREATE TABLE "product_figures" (
	"product_id" uuid PRIMARY KEY,
	"price_cents" integer,
	"stock" integer,
	"sold_out_from" date
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"product_id" uuid PRIMARY KEY,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_figures_price" ON "product_figures" ("price_cents","product_id");--> statement-breakpoint
CREATE INDEX "product_figures_dearest" ON "product_figures" ("price_cents" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_figures_stock" ON "product_figures" ("stock","product_id");--> statement-breakpoint
CREATE INDEX "product_figures_sold_out" ON "product_figures" ("product_id") WHERE "sold_out_from" is not null;--> statement-breakpoint
CREATE INDEX "product_words_search" ON "product_words" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "product_figures" ADD CONSTRAINT "product_figures_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "product_words" ADD CONSTRAINT "product_words_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;