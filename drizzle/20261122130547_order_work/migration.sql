CREATE TABLE "newsletter_consents" (
	"id" uuid PRIMARY KEY,
	"account_id" uuid,
	"order_id" uuid,
	"email" text NOT NULL,
	"source" text NOT NULL,
	"language" text NOT NULL,
	"text_version" text NOT NULL,
	"given_at" timestamp(3) with time zone NOT NULL,
	"email_confirmed_at" timestamp(3) with time zone,
	"withdrawn_at" timestamp(3) with time zone,
	CONSTRAINT "newsletter_consents_source" CHECK ("source" in ('checkout', 'profile', 'signUp'))
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "previous_address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "note_text" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || order_number::text || ' ' || regexp_replace(regexp_replace(replace(lower(regexp_replace(
    normalize(customer_name || ' ' || email || ' ' || coalesce(shipping_address ->> 'company', '') || ' ' || coalesce(shipping_address ->> 'firstName', '') || ' ' || coalesce(shipping_address ->> 'lastName', '') || ' ' || coalesce(shipping_address ->> 'address', '') || ' ' || coalesce(shipping_address ->> 'zip', '') || ' ' || coalesce(shipping_address ->> 'city', '') || ' ' || coalesce(shipping_address ->> 'vatId', '') || ' ' || coalesce(shipping_address ->> 'phone', '') || ' ' || coalesce(invoice_address ->> 'company', '') || ' ' || coalesce(invoice_address ->> 'firstName', '') || ' ' || coalesce(invoice_address ->> 'lastName', '') || ' ' || coalesce(invoice_address ->> 'address', '') || ' ' || coalesce(invoice_address ->> 'zip', '') || ' ' || coalesce(invoice_address ->> 'city', '') || ' ' || coalesce(invoice_address ->> 'vatId', '') || ' ' || coalesce(invoice_address ->> 'phone', '') || ' ' || coalesce(tracking_number, '') || ' ' || coalesce(comment, '') || ' ' || coalesce(note_text, ''), NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), '([aou])e', '\1', 'g'),
    '[\s,;:/()"''-]+', ' ', 'g') || ' ' || regexp_replace(coalesce(shipping_address ->> 'phone', ''), '[^0-9]', '', 'g') || ' ' || regexp_replace(coalesce(invoice_address ->> 'phone', ''), '[^0-9]', '', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "newsletter_consents_account" ON "newsletter_consents" ("account_id");--> statement-breakpoint
CREATE INDEX "newsletter_consents_order" ON "newsletter_consents" ("order_id");--> statement-breakpoint
CREATE INDEX "newsletter_consents_email" ON "newsletter_consents" (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;