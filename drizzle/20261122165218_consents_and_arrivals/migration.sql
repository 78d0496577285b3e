ALTER TABLE "accounts" ADD COLUMN "terms_agreed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "arrived_on" date;