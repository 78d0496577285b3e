CREATE TABLE "bank_files" (
	"id" uuid PRIMARY KEY,
	"sha256" text NOT NULL UNIQUE,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"line_count" integer NOT NULL,
	"new_line_count" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" uuid PRIMARY KEY,
	"file_id" uuid NOT NULL,
	"key" text NOT NULL UNIQUE,
	"state" text NOT NULL,
	"account_iban" text NOT NULL,
	"booked_on" date NOT NULL,
	"value_on" date,
	"cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"name" text NOT NULL,
	"iban" text NOT NULL,
	"purpose" text NOT NULL,
	"end_to_end_id" text NOT NULL,
	"reference" text NOT NULL,
	"done_at" timestamp(3) with time zone,
	"done_by" uuid,
	CONSTRAINT "bank_lines_states" CHECK ("state" in ('open', 'booked', 'ignored')),
	CONSTRAINT "bank_lines_fee" CHECK ("fee_cents" >= 0),
	CONSTRAINT "bank_lines_done" CHECK (("state" = 'open') = ("done_at" is null))
);
--> statement-breakpoint
CREATE TABLE "document_payments" (
	"id" uuid PRIMARY KEY,
	"document_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"method" text NOT NULL,
	"paid_on" date NOT NULL,
	"bank_line_id" uuid,
	"iban" text,
	"reverses_id" uuid UNIQUE,
	"note" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "document_payments_something" CHECK ("amount_cents" <> 0 or "discount_cents" <> 0 or "fee_cents" <> 0),
	CONSTRAINT "document_payments_methods" CHECK ("method" in ('transfer', 'cash', 'card', 'shop', 'voucher', 'offset', 'other'))
);
--> statement-breakpoint
CREATE INDEX "bank_files_listed" ON "bank_files" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bank_lines_file" ON "bank_lines" ("file_id","booked_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bank_lines_listed" ON "bank_lines" ("booked_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bank_lines_open" ON "bank_lines" ("booked_on" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "state" = 'open';--> statement-breakpoint
CREATE INDEX "bank_lines_alike" ON "bank_lines" ("booked_on","cents");--> statement-breakpoint
CREATE INDEX "document_payments_document" ON "document_payments" ("document_id","created_at","id");--> statement-breakpoint
CREATE INDEX "document_payments_line" ON "document_payments" ("bank_line_id") WHERE "bank_line_id" is not null;--> statement-breakpoint
CREATE INDEX "document_payments_iban" ON "document_payments" ("iban") WHERE "iban" is not null;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_file_id_bank_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "bank_files"("id");--> statement-breakpoint
ALTER TABLE "document_payments" ADD CONSTRAINT "document_payments_document_id_documents_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id");--> statement-breakpoint
ALTER TABLE "document_payments" ADD CONSTRAINT "document_payments_bank_line_id_bank_lines_id_fkey" FOREIGN KEY ("bank_line_id") REFERENCES "bank_lines"("id");--> statement-breakpoint
ALTER TABLE "document_payments" ADD CONSTRAINT "document_payments_reverses_id_document_payments_id_fkey" FOREIGN KEY ("reverses_id") REFERENCES "document_payments"("id");--> statement-breakpoint
create trigger document_payments_append_only before update or delete on document_payments
  for each row execute function refuse_change();--> statement-breakpoint
create trigger document_payments_not_emptied before truncate on document_payments
  for each statement execute function refuse_change();
