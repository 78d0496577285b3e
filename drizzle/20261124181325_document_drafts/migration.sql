CREATE TABLE "document_events" (
	"id" uuid PRIMARY KEY,
	"document_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"by" uuid,
	"name" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "document_sources" (
	"document_id" uuid,
	"line_id" text,
	"ancestor_id" uuid,
	"ancestor_line_id" text,
	"is_direct" boolean NOT NULL,
	"quantity" bigint NOT NULL,
	"cells" jsonb,
	CONSTRAINT "document_sources_pkey" PRIMARY KEY("document_id","line_id","ancestor_id","ancestor_line_id")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "open_cents" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "status" text NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "struck_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "created_at" timestamp(3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(number, '') || ' ' || receiver_name || ' ' || coalesce(order_number::text, ''))) STORED;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "year" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "running" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "snapshot" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "chain_index" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "issued_at" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "document_events_document" ON "document_events" ("document_id","at");--> statement-breakpoint
CREATE INDEX "document_sources_ancestor" ON "document_sources" ("ancestor_id");--> statement-breakpoint
CREATE INDEX "documents_status" ON "documents" ("kind","status","date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "documents_unpaid" ON "documents" ("due_on","id") WHERE "open_cents" <> 0;--> statement-breakpoint
CREATE INDEX "documents_expiring" ON "documents" ("valid_until") WHERE "kind" = 'offer' and "status" <> 'closed';--> statement-breakpoint
ALTER TABLE "document_events" ADD CONSTRAINT "document_events_document_id_documents_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "document_sources" ADD CONSTRAINT "document_sources_document_id_documents_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "document_sources" ADD CONSTRAINT "document_sources_ancestor_id_documents_id_fkey" FOREIGN KEY ("ancestor_id") REFERENCES "documents"("id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_states" CHECK ("status" in ('open', 'partial', 'complete', 'closed'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_drafts" CHECK (num_nonnulls(number, year, running, snapshot, chain_index, hash, issued_at) = case when "content" is null then 7 else 0 end);--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_linked", ADD CONSTRAINT "documents_linked" CHECK (("chain_index" = 1) = ("chain_index" is not null and "previous_hash" is null));--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- Estimates of what few documents hold need more than a hundred samples.
alter table documents alter column search_text set statistics 1000;--> statement-breakpoint
-- Drafts are free. What was issued stays; only what is worked out from what follows may change of its row.
create function refuse_document_change() returns trigger language plpgsql as $$
declare
  worked_out constant text[] := array['status', 'open_cents', 'struck_at', 'search_text'];
begin
  if old.hash is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - worked_out = to_jsonb(old) - worked_out then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;--> statement-breakpoint
drop trigger documents_append_only on documents;--> statement-breakpoint
create trigger documents_append_only before update or delete on documents
  for each row execute function refuse_document_change();--> statement-breakpoint
create trigger document_events_append_only before update on document_events
  for each row execute function refuse_change();
