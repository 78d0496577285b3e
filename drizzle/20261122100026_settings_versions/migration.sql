ALTER TABLE "settings" ADD COLUMN "secrets" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;