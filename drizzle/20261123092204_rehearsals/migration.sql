CREATE TABLE "rehearsals" (
	"id" uuid PRIMARY KEY,
	"account_id" uuid NOT NULL,
	"section" text NOT NULL,
	"changes" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"changed_count" integer DEFAULT 0 NOT NULL,
	"was_cents" bigint DEFAULT 0 NOT NULL,
	"would_be_cents" bigint DEFAULT 0 NOT NULL,
	"differences" jsonb DEFAULT '[]' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	CONSTRAINT "rehearsals_state" CHECK ("state" in ('queued', 'running', 'done', 'cancelled', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "rehearsals_running" ON "rehearsals" ("account_id") WHERE "state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "rehearsals_account" ON "rehearsals" ("account_id","created_at");--> statement-breakpoint
ALTER TABLE "rehearsals" ADD CONSTRAINT "rehearsals_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;