CREATE TABLE "locks" (
	"kind" text,
	"record_id" uuid,
	"account_id" uuid NOT NULL,
	"tab" text,
	"since" timestamp(3) with time zone NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "locks_pkey" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE INDEX "locks_account" ON "locks" ("account_id");--> statement-breakpoint
CREATE INDEX "locks_seen" ON "locks" ("seen_at");--> statement-breakpoint
ALTER TABLE "locks" ADD CONSTRAINT "locks_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;