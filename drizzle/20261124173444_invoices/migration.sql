CREATE TABLE "document_papers" (
	"document_id" uuid PRIMARY KEY,
	"pdf" bytea NOT NULL,
	"xml" text
);
--> statement-breakpoint
CREATE TABLE "document_ranges" (
	"kind" text,
	"year" integer,
	"next" integer NOT NULL,
	"last_date" date,
	CONSTRAINT "document_ranges_pkey" PRIMARY KEY("kind","year"),
	CONSTRAINT "document_ranges_next" CHECK ("next" > 0)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY,
	"kind" text NOT NULL,
	"sort" text,
	"number" text NOT NULL UNIQUE,
	"year" integer NOT NULL,
	"running" integer NOT NULL,
	"date" date NOT NULL,
	"due_on" date,
	"order_id" uuid,
	"order_number" integer,
	"account_id" uuid,
	"receiver_name" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"net_cents" bigint NOT NULL,
	"vat_cents" bigint NOT NULL,
	"gross_cents" bigint NOT NULL,
	"due_cents" bigint NOT NULL,
	"corrects_id" uuid,
	"snapshot" jsonb NOT NULL,
	"chain_index" bigint NOT NULL UNIQUE,
	"previous_hash" text,
	"hash" text NOT NULL UNIQUE,
	"issued_at" timestamp(3) with time zone NOT NULL,
	"issued_by" uuid,
	"search_text" text GENERATED ALWAYS AS (lower(number || ' ' || receiver_name || ' ' || coalesce(order_number::text, ''))) STORED,
	CONSTRAINT "documents_kinds" CHECK ("kind" in ('offer', 'order', 'delivery', 'invoice', 'reminder')),
	CONSTRAINT "documents_sorts" CHECK (("kind" = 'invoice') = ("sort" is not null)),
	CONSTRAINT "documents_sums" CHECK ("net_cents" + "vat_cents" = "gross_cents"),
	CONSTRAINT "documents_linked" CHECK (("chain_index" = 1) = ("previous_hash" is null)),
	CONSTRAINT "documents_taken_back" CHECK ("sort" is distinct from 'cancellation' or "corrects_id" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "documents_range" ON "documents" ("kind","year","running");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_cancelled_once" ON "documents" ("corrects_id") WHERE "sort" = 'cancellation';--> statement-breakpoint
CREATE INDEX "documents_corrects" ON "documents" ("corrects_id");--> statement-breakpoint
CREATE INDEX "documents_order" ON "documents" ("order_id");--> statement-breakpoint
CREATE INDEX "documents_account" ON "documents" ("account_id","date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "documents_listed" ON "documents" ("date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "documents_kind" ON "documents" ("kind","date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "documents_sort" ON "documents" ("sort","date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "sort" <> 'invoice';--> statement-breakpoint
CREATE INDEX "documents_receiver" ON "documents" (lower("receiver_name"),"id");--> statement-breakpoint
CREATE INDEX "documents_gross" ON "documents" ("gross_cents","id");--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "document_papers" ADD CONSTRAINT "document_papers_document_id_documents_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_corrects_id_documents_id_fkey" FOREIGN KEY ("corrects_id") REFERENCES "documents"("id");--> statement-breakpoint
-- What was issued never changes: whoever asks, whatever for.
create trigger documents_append_only before update or delete on documents
  for each row execute function refuse_change();--> statement-breakpoint
create trigger documents_not_emptied before truncate on documents
  for each statement execute function refuse_change();--> statement-breakpoint
create trigger document_papers_append_only before update or delete on document_papers
  for each row execute function refuse_change();--> statement-breakpoint
create trigger document_papers_not_emptied before truncate on document_papers
  for each statement execute function refuse_change();--> statement-breakpoint
-- Estimates of what few documents hold need more than a hundred samples.
alter table documents alter column search_text set statistics 1000;
