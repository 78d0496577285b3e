DROP INDEX "mails_recipient";--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" (regexp_replace(lower("recipient"), '[+][^@]*@', '@'),"created_at");--> statement-breakpoint
CREATE INDEX "orders_mailbox" ON "orders" (regexp_replace(lower("email"), '[+][^@]*@', '@'),"placed_at");