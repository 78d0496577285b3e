ALTER TABLE "products" ADD COLUMN "quantity_unit" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "quantity_unit" jsonb;--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_format", ADD CONSTRAINT "imports_format" CHECK ("format" in ('csv', 'xlsx', 'json'));