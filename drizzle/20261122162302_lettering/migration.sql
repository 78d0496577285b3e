ALTER TABLE "product_images" ADD COLUMN "fit" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lettering" jsonb;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_fit" CHECK ("fit" in ('children', 'women', 'men', 'unisex'));