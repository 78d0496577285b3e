CREATE TABLE "code_failures" (
	"account_id" uuid,
	"kind" text,
	"count" integer NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "code_failures_pkey" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "code_failures_kind" CHECK ("kind" in ('totp', 'recovery'))
);
--> statement-breakpoint
CREATE TABLE "spent_proofs" (
	"hash" text PRIMARY KEY,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "second_factor_ends_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "second_factor_end_told_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "accounts_second_factor_end" ON "accounts" ("second_factor_ends_at") WHERE "second_factor_ends_at" is not null;--> statement-breakpoint
CREATE INDEX "spent_proofs_expiry" ON "spent_proofs" ("expires_at");--> statement-breakpoint
ALTER TABLE "code_failures" ADD CONSTRAINT "code_failures_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_second_factor_ends_of_one" CHECK ("second_factor_ends_at" is null or "totp_enabled_at" is not null);--> statement-breakpoint
ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_purpose", ADD CONSTRAINT "account_tokens_purpose" CHECK ("purpose" in ('verify', 'password', 'email', 'invitation', 'secondFactor', 'secondFactorKeep'));