ALTER TABLE "products" ADD COLUMN "quantity_unit" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "quantity_unit" jsonb;--> statement-breakpoint
CREATE INDEX "vouchers_sent_at" ON "vouchers" ("sent_at") WHERE "sent_at" is not null;--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_format", ADD CONSTRAINT "imports_format" CHECK ("format" in ('csv', 'xlsx', 'json'));