CREATE TABLE "notification_choices" (
	"account_id" uuid PRIMARY KEY,
	"read_until" timestamp(3) with time zone,
	"muted" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"account_id" uuid,
	"notification_id" uuid,
	CONSTRAINT "notification_reads_pkey" PRIMARY KEY("account_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY,
	"at" timestamp(3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"name" text NOT NULL,
	"account_id" uuid,
	"cause" text UNIQUE
);
--> statement-breakpoint
CREATE INDEX "notification_reads_notification" ON "notification_reads" ("notification_id");--> statement-breakpoint
CREATE INDEX "notifications_at" ON "notifications" ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_kind" ON "notifications" ("kind","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" ("account_id") WHERE account_id is not null;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_notification_id_notifications_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notifications"("id") ON DELETE CASCADE;