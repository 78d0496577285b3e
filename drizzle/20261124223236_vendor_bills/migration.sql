CREATE TABLE "vendor_bill_files" (
	"bill_id" uuid PRIMARY KEY,
	"content" bytea NOT NULL,
	"xml" bytea
);
--> statement-breakpoint
CREATE TABLE "vendor_bills" (
	"id" uuid PRIMARY KEY,
	"sha256" text NOT NULL UNIQUE,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"format" text NOT NULL,
	"terms" jsonb NOT NULL,
	"unknown" text[] NOT NULL,
	"number" text NOT NULL,
	"vendor_name" text NOT NULL,
	"vendor_vat_id" text,
	"date" date NOT NULL,
	"due_on" date NOT NULL,
	"currency" text NOT NULL,
	"net_cents" bigint NOT NULL,
	"vat_cents" bigint NOT NULL,
	"gross_cents" bigint NOT NULL,
	"due_cents" bigint NOT NULL,
	"state" text DEFAULT 'toCheck' NOT NULL,
	"reason" text,
	"paid_on" date,
	"received_at" timestamp(3) with time zone NOT NULL,
	"received_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"decided_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(number || ' ' || vendor_name || ' ' || coalesce(vendor_vat_id, ''))) STORED,
	CONSTRAINT "vendor_bills_states" CHECK ("state" in ('toCheck', 'approved', 'paid', 'refused')),
	CONSTRAINT "vendor_bills_reasons" CHECK (("state" = 'refused') = ("reason" is not null)),
	CONSTRAINT "vendor_bills_paid" CHECK (("state" = 'paid') = ("paid_on" is not null))
);
--> statement-breakpoint
CREATE INDEX "vendor_bills_listed" ON "vendor_bills" ("date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vendor_bills_state" ON "vendor_bills" ("state","date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vendor_bills_due" ON "vendor_bills" ("due_on","id");--> statement-breakpoint
CREATE INDEX "vendor_bills_vendor" ON "vendor_bills" (lower("vendor_name"),"id");--> statement-breakpoint
CREATE INDEX "vendor_bills_gross" ON "vendor_bills" ("gross_cents","id");--> statement-breakpoint
CREATE INDEX "vendor_bills_search" ON "vendor_bills" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "vendor_bill_files" ADD CONSTRAINT "vendor_bill_files_bill_id_vendor_bills_id_fkey" FOREIGN KEY ("bill_id") REFERENCES "vendor_bills"("id");--> statement-breakpoint
-- The file of a bill stays just as it came: whoever asks, whatever for.
create trigger vendor_bill_files_append_only before update or delete on vendor_bill_files
  for each row execute function refuse_change();--> statement-breakpoint
create trigger vendor_bill_files_not_emptied before truncate on vendor_bill_files
  for each statement execute function refuse_change();--> statement-breakpoint
-- Words of people are looked for in it: see the migration statistics_of_words.
alter table vendor_bills alter column search_text set statistics 1000;
