ALTER TABLE "sessions" ADD COLUMN "acting_until" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "products_titled" ON "products" (("title" ->> 'de'),"id");--> statement-breakpoint
CREATE INDEX "products_sorted" ON "products" ("sort_order","id");--> statement-breakpoint
CREATE INDEX "products_offline" ON "products" ("updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "is_offline";--> statement-breakpoint
CREATE INDEX "products_on_sale" ON "products" ("updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "is_sale";--> statement-breakpoint
CREATE INDEX "products_deleted" ON "products" ("updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "products_kind" ON "products" ("kind","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" (lower("customer_name"),"id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" ("gross_cents","id");--> statement-breakpoint
CREATE INDEX "orders_country" ON "orders" (("shipping_address" ->> 'country'),"placed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_method" ON "orders" ("payment_method","placed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_tab_new" ON "orders" ("placed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE not "is_read" and "state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_tab_held" ON "orders" ("placed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "hold_state" = 'held' and "state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_tab_openpayment" ON "orders" ("placed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "payment_state" = 'open' and "state" <> 'cancelled' and "hold_state" is distinct from 'held';--> statement-breakpoint
CREATE INDEX "orders_tab_unshipped" ON "orders" ("placed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "shipping_state" = 'open' and "state" <> 'cancelled' and "hold_state" is distinct from 'held';--> statement-breakpoint
CREATE INDEX "orders_tab_cancelled" ON "orders" ("placed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "state" = 'cancelled';--> statement-breakpoint
CREATE INDEX "persons_named" ON "persons" (lower(coalesce("last_name", "first_name", "company", "email")),"id");--> statement-breakpoint
CREATE INDEX "audit_names" ON "audit_entries" USING gin ((coalesce("actor_name", '') || ' ' || coalesce("subject_name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_for" ON "audit_entries" ("on_behalf_of","at") WHERE "on_behalf_of" is not null;--> statement-breakpoint
CREATE INDEX "audit_action" ON "audit_entries" ("action","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "state" = 'failed';--> statement-breakpoint
CREATE INDEX "mails_queued" ON "mails" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "state" = 'queued';--> statement-breakpoint
CREATE INDEX "mails_sending" ON "mails" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "state" = 'sending';--> statement-breakpoint
CREATE INDEX "mails_words" ON "mails" USING gin (("recipient" || ' ' || "subject") gin_trgm_ops);