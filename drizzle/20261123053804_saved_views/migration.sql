CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"title" text NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_title" ON "saved_views" ("account_id","list","title");--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;