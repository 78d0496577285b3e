ALTER TABLE "orders" ADD COLUMN "ended_secret_hashes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "link_renewed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_by" date;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sealed_secret" text;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" ("pay_by") WHERE "pay_by" is not null and "state" = 'open' and "payment_state" = 'open';--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" (lower("recipient"),"created_at");