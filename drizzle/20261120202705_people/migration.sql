CREATE TABLE "account_tokens" (
	"hash" text PRIMARY KEY,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "account_tokens_purpose" CHECK ("purpose" in ('verify', 'password', 'email', 'invitation', 'secondFactor'))
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY,
	"account_id" uuid NOT NULL,
	"type" text DEFAULT 'person' NOT NULL,
	"title" text,
	"company" text,
	"vat_id" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"address" text NOT NULL,
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"phone" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "addresses_type" CHECK ("type" in ('person', 'company'))
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" text PRIMARY KEY,
	"account_id" uuid,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_purpose" CHECK ("purpose" in ('register', 'signIn'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY,
	"account_id" uuid NOT NULL,
	"credential_id" text NOT NULL UNIQUE,
	"public_key" text NOT NULL,
	"counter" integer NOT NULL,
	"transports" text[] DEFAULT '{}'::text[] NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_used" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"account_id" uuid,
	"hash" text,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "recovery_codes_pkey" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" uuid PRIMARY KEY,
	"account_id" uuid,
	"type" text DEFAULT 'person' NOT NULL,
	"title" text,
	"first_name" text,
	"last_name" text,
	"company" text,
	"email" text,
	"phone" text,
	"address" text,
	"zip" text,
	"city" text,
	"country" text,
	"note" text,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company, '') || ' '
        || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(city, ''))) STORED,
	CONSTRAINT "persons_type" CHECK ("type" in ('person', 'company')),
	CONSTRAINT "persons_named" CHECK (coalesce("first_name", "last_name", "company", "email") is not null)
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY,
	"account_id" uuid NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"storage_key" text,
	"secret_hash" text,
	"bytes" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	"ready_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	CONSTRAINT "data_exports_state" CHECK ("state" in ('queued', 'ready', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_verified_at" timestamp(3) with time zone;--> statement-breakpoint
-- Whoever could sign in so far may do so further on.
UPDATE "accounts" SET "email_verified_at" = "created_at";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "grants" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "terms" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "default_shipping_address_id" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "default_invoice_address_id" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "newsletter_consent_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "totp_enabled_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "totp_step" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "invited_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "deletion_requested_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "anonymised_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' '
        || coalesce(company, '') || ' ' || coalesce(customer_number::text, ''))) STORED;--> statement-breakpoint
-- Keys so far had no scopes: they are given anew.
DELETE FROM "api_keys";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "hint" text NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "scopes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "revoked_at" timestamp(3) with time zone;--> statement-breakpoint
-- Sessions so far have no latest end: people sign in again.
DELETE FROM "sessions";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ends_at" timestamp(3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_for" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "on_behalf_of" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "subject_name" text;--> statement-breakpoint
CREATE INDEX "account_tokens_account" ON "account_tokens" ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "account_tokens_expiry" ON "account_tokens" ("expires_at");--> statement-breakpoint
CREATE INDEX "accounts_created" ON "accounts" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "accounts_active" ON "accounts" ("last_active" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_deletion" ON "accounts" ("deletion_requested_at") WHERE "deletion_requested_at" is not null;--> statement-breakpoint
CREATE INDEX "addresses_account" ON "addresses" ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "api_keys_account" ON "api_keys" ("account_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_account" ON "passkeys" ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" ("expires_at");--> statement-breakpoint
CREATE INDEX "persons_created" ON "persons" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "persons_search" ON "persons" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "persons_account" ON "persons" ("account_id");--> statement-breakpoint
CREATE INDEX "data_exports_account" ON "data_exports" ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit_entries" ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit_entries" ("account_id","at");--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_default_shipping_address_id_addresses_id_fkey" FOREIGN KEY ("default_shipping_address_id") REFERENCES "addresses"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_default_invoice_address_id_addresses_id_fkey" FOREIGN KEY ("default_invoice_address_id") REFERENCES "addresses"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_for_accounts_id_fkey" FOREIGN KEY ("acting_for") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_totp" CHECK ("totp_enabled_at" is null or "totp_secret" is not null);