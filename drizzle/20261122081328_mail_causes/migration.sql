ALTER TABLE "mails" ADD COLUMN "cause" text;--> statement-breakpoint
DROP INDEX "orders_email";--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" (lower("email"),"placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_cause" ON "mails" ("cause") WHERE "cause" is not null;