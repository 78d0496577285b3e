ALTER TABLE "products" ADD COLUMN "quantity_unit" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "quantity_unit" jsonb;