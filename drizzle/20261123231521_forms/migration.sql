CREATE TABLE "form_answers" (
	"id" uuid PRIMARY KEY,
	"form_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"account_id" uuid,
	"email" text,
	"language" text NOT NULL,
	"answers" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone,
	"delete_after" timestamp(3) with time zone,
	CONSTRAINT "form_answers_language" CHECK ("language" in ('de', 'en'))
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"recipients" text[] DEFAULT '{}'::text[] NOT NULL,
	"thanks" jsonb NOT NULL,
	"confirms" boolean DEFAULT false NOT NULL,
	"confirmation" jsonb NOT NULL,
	"kept_days" integer NOT NULL,
	"is_contact" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "forms_kept" CHECK ("kept_days" between 0 and 3650)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "form_answers_key" ON "form_answers" ("key_hash");--> statement-breakpoint
CREATE INDEX "form_answers_sent" ON "form_answers" ("sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "form_answers_form" ON "form_answers" ("form_id","sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "form_answers_unread" ON "form_answers" ("sent_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "form_answers_account" ON "form_answers" ("account_id");--> statement-breakpoint
CREATE INDEX "form_answers_email" ON "form_answers" (lower("email"));--> statement-breakpoint
CREATE INDEX "form_answers_search" ON "form_answers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "form_answers_due" ON "form_answers" ("delete_after") WHERE delete_after is not null;--> statement-breakpoint
CREATE INDEX "forms_named" ON "forms" (lower("name"),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "forms_contact" ON "forms" ("is_contact") WHERE is_contact;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_form_id_forms_id_fkey" FOREIGN KEY ("form_id") REFERENCES "forms"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
-- Words of people are looked for in it: see the migration statistics_of_words.
ALTER TABLE "form_answers" ALTER COLUMN "search_text" SET STATISTICS 1000;
