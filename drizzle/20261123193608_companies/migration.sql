CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"address" jsonb NOT NULL,
	"terms" jsonb DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "companies_state" CHECK ("state" in ('requested', 'active', 'blocked'))
);
--> statement-breakpoint
CREATE TABLE "company_invitations" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"order_limit_cents" bigint,
	"month_budget_cents" bigint,
	"hash" text NOT NULL UNIQUE,
	"invited_by" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "company_invitations_role" CHECK ("role" in ('administrator', 'approver', 'buyer'))
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"account_id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"role" text NOT NULL,
	"order_limit_cents" bigint,
	"month_budget_cents" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	"joined_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "company_members_role" CHECK ("role" in ('administrator', 'approver', 'buyer')),
	CONSTRAINT "company_members_limits" CHECK (coalesce("order_limit_cents", 0) >= 0 and coalesce("month_budget_cents", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_requests" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"cart_id" uuid,
	"state" text DEFAULT 'open' NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"consents" jsonb NOT NULL,
	"language" text NOT NULL,
	"note" text,
	"answer" text,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"order_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "order_requests_state" CHECK ("state" in ('open', 'approved', 'declined', 'withdrawn')),
	CONSTRAINT "order_requests_decided" CHECK (("state" = 'open') = ("decided_at" is null)),
	CONSTRAINT "order_requests_order" CHECK (("state" = 'approved') = ("order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "company_id" uuid;--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "companies_changed" ON "companies" ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_invitations_company" ON "company_invitations" ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "company_invitations_email" ON "company_invitations" (lower("email"));--> statement-breakpoint
CREATE INDEX "company_invitations_inviter" ON "company_invitations" ("invited_by");--> statement-breakpoint
CREATE INDEX "company_members_company" ON "company_members" ("company_id","joined_at");--> statement-breakpoint
CREATE INDEX "order_requests_company" ON "order_requests" ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_requests_account" ON "order_requests" ("account_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_requests_cart" ON "order_requests" ("cart_id");--> statement-breakpoint
CREATE INDEX "order_requests_order" ON "order_requests" ("order_id");--> statement-breakpoint
CREATE INDEX "order_requests_decider" ON "order_requests" ("decided_by");--> statement-breakpoint
CREATE INDEX "orders_company" ON "orders" ("company_id","placed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "company_id" is not null;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_invited_by_accounts_id_fkey" FOREIGN KEY ("invited_by") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_cart_id_carts_id_fkey" FOREIGN KEY ("cart_id") REFERENCES "carts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_decided_by_accounts_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "demo_rows" DROP CONSTRAINT "demo_rows_kind", ADD CONSTRAINT "demo_rows_kind" CHECK ("kind" in ('customer', 'person', 'order', 'product', 'productGroup', 'color', 'file', 'coupon', 'voucher', 'affiliate', 'company'));