CREATE TABLE "coupon_codes" (
	"id" uuid PRIMARY KEY,
	"coupon_id" uuid NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"id" uuid PRIMARY KEY,
	"coupon_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"code" text NOT NULL,
	"account_id" uuid,
	"mailbox" text,
	"amount_cents" integer NOT NULL,
	"redeemed_at" timestamp(3) with time zone NOT NULL,
	"released_at" timestamp(3) with time zone,
	CONSTRAINT "coupon_redemptions_customer" CHECK (("account_id" is null) <> ("mailbox" is null)),
	CONSTRAINT "coupon_redemptions_amount" CHECK ("amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"value" integer NOT NULL,
	"scope" text DEFAULT 'all' NOT NULL,
	"product_id" uuid,
	"group_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"roles" text[] NOT NULL,
	"use_limit" integer,
	"use_limit_per_customer" integer,
	"valid_from" date,
	"valid_until" date,
	"minimum_cents" integer,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"is_series" boolean DEFAULT false NOT NULL,
	"is_advertised" boolean DEFAULT false NOT NULL,
	"note" text,
	"use_count" integer DEFAULT 0 NOT NULL,
	"taken_cents" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "coupons_type" CHECK ("type" in ('percent', 'flat')),
	CONSTRAINT "coupons_value" CHECK ("value" > 0 and ("type" = 'flat' or "value" <= 10000)),
	CONSTRAINT "coupons_scope" CHECK ("scope" in ('all', 'product', 'productGroups')),
	CONSTRAINT "coupons_counts" CHECK ("use_count" >= 0 and "taken_cents" >= 0),
	CONSTRAINT "coupons_limits" CHECK ("use_limit" > 0 and "use_limit_per_customer" > 0 and "minimum_cents" > 0),
	CONSTRAINT "coupons_days" CHECK ("valid_from" <= "valid_until")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_codes_code" ON "coupon_codes" ("code");--> statement-breakpoint
CREATE INDEX "coupon_codes_made" ON "coupon_codes" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "coupon_codes_coupon" ON "coupon_codes" ("coupon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_redemptions_order" ON "coupon_redemptions" ("order_id");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_made" ON "coupon_redemptions" ("redeemed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "coupon_redemptions_coupon" ON "coupon_redemptions" ("coupon_id","redeemed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "coupon_redemptions_account" ON "coupon_redemptions" ("account_id","coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_mailbox" ON "coupon_redemptions" ("mailbox","coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons" ("code") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "coupons_changed" ON "coupons" ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "coupons_code" ON "coupons" ("code","id");--> statement-breakpoint
CREATE INDEX "coupons_uses" ON "coupons" ("use_count" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "coupons_taken" ON "coupons" ("taken_cents" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD CONSTRAINT "coupon_codes_coupon_id_coupons_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_coupons_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id");--> statement-breakpoint
ALTER TABLE "demo_rows" DROP CONSTRAINT "demo_rows_kind", ADD CONSTRAINT "demo_rows_kind" CHECK ("kind" in ('customer', 'person', 'order', 'product', 'productGroup', 'color', 'file', 'coupon'));