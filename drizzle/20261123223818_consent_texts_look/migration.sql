CREATE TABLE "consent_texts" (
	"version" text,
	"language" text,
	"request" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "consent_texts_pkey" PRIMARY KEY("version","language")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY,
	"subject" text NOT NULL,
	"account_id" uuid,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"granted" text[] NOT NULL,
	"refused" text[] NOT NULL,
	"way" text NOT NULL,
	"decided_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "consents_way" CHECK ("way" in ('dialog', 'placeholder'))
);
--> statement-breakpoint
CREATE TABLE "look_files" (
	"id" text PRIMARY KEY,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bytea NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "look_files_kind" CHECK ("kind" in ('font', 'picture'))
);
--> statement-breakpoint
CREATE TABLE "look_themes" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (lower(name)) STORED,
	"values" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_texts" (
	"id" text,
	"language" text,
	"text" text NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "own_texts_pkey" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE INDEX "consents_subject" ON "consents" ("subject","decided_at");--> statement-breakpoint
CREATE INDEX "consents_account" ON "consents" ("account_id") WHERE "account_id" is not null;--> statement-breakpoint
CREATE INDEX "consents_decided" ON "consents" ("decided_at");--> statement-breakpoint
CREATE INDEX "consents_text" ON "consents" ("text_version","language");--> statement-breakpoint
CREATE UNIQUE INDEX "look_themes_name" ON "look_themes" ("name_key");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_G8kyzuPry8dZ_fkey" FOREIGN KEY ("text_version","language") REFERENCES "consent_texts"("version","language");