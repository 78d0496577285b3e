ALTER TABLE "colors" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_groups" ADD COLUMN "image_alt" jsonb;--> statement-breakpoint
ALTER TABLE "product_groups" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_groups" ADD CONSTRAINT "product_groups_image_alt" CHECK ("image_alt" is null or "image_id" is not null);