ALTER TABLE "mails" ADD COLUMN "account_id" uuid;--> statement-breakpoint
CREATE INDEX "mails_account" ON "mails" ("account_id") WHERE "account_id" is not null;