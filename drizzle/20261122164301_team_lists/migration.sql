CREATE TABLE "team_lists" (
	"id" uuid PRIMARY KEY,
	"account_id" uuid NOT NULL,
	"title" text NOT NULL,
	"entries" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "team_lists_account" ON "team_lists" ("account_id","created_at");--> statement-breakpoint
ALTER TABLE "team_lists" ADD CONSTRAINT "team_lists_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;