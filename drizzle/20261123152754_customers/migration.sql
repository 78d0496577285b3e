CREATE TABLE "customer_touches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_touches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY,
	"account_id" uuid UNIQUE,
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"is_company" boolean NOT NULL,
	"customer_number" integer,
	"order_count" integer NOT NULL,
	"revenue_cents" bigint NOT NULL,
	"open_cents" bigint NOT NULL,
	"first_order_at" timestamp(3) with time zone,
	"last_order_at" timestamp(3) with time zone,
	"search_text" text GENERATED ALWAYS AS (' ' || coalesce(customer_number::text, '') || ' ' || regexp_replace(regexp_replace(replace(lower(regexp_replace(
    normalize(name || ' ' || email || ' ' || coalesce(company, ''), NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), '([aou])e', '\1', 'g'),
    '[\s,;:/()"''-]+', ' ', 'g')) STORED,
	CONSTRAINT "customers_figures" CHECK ("order_count" >= 0 and "revenue_cents" >= 0 and "open_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "customers_guest" ON "customers" ("email_key") WHERE "account_id" is null;--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" ("email_key");--> statement-breakpoint
CREATE INDEX "customers_number" ON "customers" ("customer_number");--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_last" ON "customers" ("last_order_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customers_revenue" ON "customers" ("revenue_cents" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customers_orders" ON "customers" ("order_count" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customers_open" ON "customers" ("open_cents" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "customers_tab_accounts" ON "customers" ("last_order_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "account_id" is not null;--> statement-breakpoint
CREATE INDEX "customers_tab_guests" ON "customers" ("last_order_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "account_id" is null;--> statement-breakpoint
CREATE INDEX "customers_tab_companies" ON "customers" ("last_order_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "is_company";--> statement-breakpoint
CREATE INDEX "customers_tab_open" ON "customers" ("last_order_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "open_cents" > 0;