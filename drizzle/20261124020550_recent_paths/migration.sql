CREATE TABLE "recent_paths" (
	"account_id" uuid,
	"path" text,
	"opened_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "recent_paths_pkey" PRIMARY KEY("account_id","path")
);
--> statement-breakpoint
ALTER TABLE "recent_paths" ADD CONSTRAINT "recent_paths_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;