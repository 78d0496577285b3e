CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY,
	"language" text NOT NULL,
	"texts" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "agreements_language" CHECK ("language" in ('de', 'en'))
);
--> statement-breakpoint
ALTER TABLE "order_requests" ADD COLUMN "agreement_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agreement_id" uuid;--> statement-breakpoint
CREATE INDEX "order_requests_agreement" ON "order_requests" ("agreement_id");--> statement-breakpoint
CREATE INDEX "agreements_created" ON "agreements" ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_agreement" ON "orders" ("agreement_id");--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_agreement_id_agreements_id_fkey" FOREIGN KEY ("agreement_id") REFERENCES "agreements"("id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_agreement_id_agreements_id_fkey" FOREIGN KEY ("agreement_id") REFERENCES "agreements"("id");--> statement-breakpoint
ALTER TABLE "demo_rows" DROP CONSTRAINT "demo_rows_kind", ADD CONSTRAINT "demo_rows_kind" CHECK ("kind" in ('customer', 'person', 'order', 'product', 'productGroup', 'color', 'file', 'coupon', 'voucher', 'affiliate', 'company', 'entry'));