ALTER TABLE "orders" ADD COLUMN "needs_shipping" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Vouchers alone come by e-mail: orders of before are told from those with goods by their lines.
UPDATE "orders" SET "needs_shipping" = false
WHERE EXISTS (SELECT 1 FROM "order_lines" l WHERE l."order_id" = "orders"."id" AND l."kind" = 'voucher')
  AND NOT EXISTS (SELECT 1 FROM "order_lines" l WHERE l."order_id" = "orders"."id" AND l."kind" <> 'voucher');
