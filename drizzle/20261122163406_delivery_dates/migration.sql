ALTER TABLE "products" ADD COLUMN "printing_days" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "earliest_delivery" date;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "delivery_times" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "earliest_delivery" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "first_part_by" date;