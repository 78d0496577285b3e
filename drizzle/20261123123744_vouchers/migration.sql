CREATE TABLE "voucher_entries" (
	"id" uuid PRIMARY KEY,
	"voucher_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"balance_cents" integer DEFAULT 0 NOT NULL,
	"order_id" uuid,
	"account_id" uuid,
	"note" text,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "voucher_entries_kind" CHECK ("kind" in ('issued', 'redeemed', 'returned', 'corrected')),
	CONSTRAINT "voucher_entries_amount" CHECK (case "kind" when 'redeemed' then "amount_cents" < 0 when 'corrected' then "amount_cents" <> 0
        else "amount_cents" > 0 end)
);
--> statement-breakpoint
CREATE TABLE "voucher_templates" (
	"id" uuid PRIMARY KEY,
	"title" text NOT NULL,
	"heading" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"accent" text NOT NULL,
	"image_file_id" uuid,
	"is_transferable" boolean DEFAULT true NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "voucher_templates_accent" CHECK ("accent" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "voucher_templates_default_there" CHECK ("deleted_at" is null or not "is_default")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY,
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"value_cents" integer NOT NULL,
	"balance_cents" integer DEFAULT 0 NOT NULL,
	"expires_on" date,
	"is_transferable" boolean DEFAULT true NOT NULL,
	"template_id" uuid,
	"order_id" uuid,
	"order_line_id" uuid,
	"piece" integer,
	"language" text NOT NULL,
	"message" text,
	"recipient_name" text,
	"recipient_email" text,
	"deliver_on" date,
	"sent_at" timestamp(3) with time zone,
	"blocked_at" timestamp(3) with time zone,
	"note" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vouchers_value" CHECK ("value_cents" > 0),
	CONSTRAINT "vouchers_balance" CHECK ("balance_cents" >= 0),
	CONSTRAINT "vouchers_sent" CHECK ("deliver_on" is null or "recipient_email" is not null),
	CONSTRAINT "vouchers_bound" CHECK ("is_transferable" or "recipient_email" is not null)
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "voucher" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "voucher" jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attached" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_entries_order" ON "voucher_entries" ("order_id","voucher_id","kind");--> statement-breakpoint
CREATE INDEX "voucher_entries_voucher" ON "voucher_entries" ("voucher_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "voucher_entries_at" ON "voucher_entries" ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "voucher_entries_account" ON "voucher_entries" ("account_id");--> statement-breakpoint
CREATE INDEX "voucher_templates_changed" ON "voucher_templates" ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "voucher_templates_image" ON "voucher_templates" ("image_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_templates_default" ON "voucher_templates" ("is_default") WHERE "is_default" and "deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_code" ON "vouchers" ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_bought" ON "vouchers" ("order_line_id","piece");--> statement-breakpoint
CREATE INDEX "vouchers_order" ON "vouchers" ("order_id");--> statement-breakpoint
CREATE INDEX "vouchers_template" ON "vouchers" ("template_id");--> statement-breakpoint
CREATE INDEX "vouchers_created" ON "vouchers" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vouchers_changed" ON "vouchers" ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vouchers_value" ON "vouchers" ("value_cents" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vouchers_balance" ON "vouchers" ("balance_cents" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vouchers_to_send" ON "vouchers" ("deliver_on") WHERE "deliver_on" is not null and "sent_at" is null;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_voucher_id_vouchers_id_fkey" FOREIGN KEY ("voucher_id") REFERENCES "vouchers"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "voucher_templates" ADD CONSTRAINT "voucher_templates_image_file_id_files_id_fkey" FOREIGN KEY ("image_file_id") REFERENCES "files"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_template_id_voucher_templates_id_fkey" FOREIGN KEY ("template_id") REFERENCES "voucher_templates"("id");--> statement-breakpoint
ALTER TABLE "demo_rows" DROP CONSTRAINT "demo_rows_kind", ADD CONSTRAINT "demo_rows_kind" CHECK ("kind" in ('customer', 'person', 'order', 'product', 'productGroup', 'color', 'file', 'coupon', 'voucher'));--> statement-breakpoint
-- Decision 71. What is on a voucher is the sum of its entries, whoever writes them: entries alone change it, and the check
-- of the balance refuses more than there is.
CREATE FUNCTION add_voucher_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  balance int;
BEGIN
  UPDATE vouchers SET balance_cents = balance_cents + new.amount_cents, changed_at = greatest(changed_at, new.at)
    WHERE id = new.voucher_id RETURNING balance_cents INTO balance;
  UPDATE voucher_entries SET balance_cents = balance WHERE id = new.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION refuse_voucher_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the balance of a voucher is the sum of its entries: write an entry' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
-- After the row, for one that is not written because it is there already must add nothing.
CREATE TRIGGER voucher_entries_add AFTER INSERT ON "voucher_entries" FOR EACH ROW
  EXECUTE FUNCTION add_voucher_entry();--> statement-breakpoint
CREATE TRIGGER voucher_entries_stay BEFORE UPDATE OF voucher_id, kind, amount_cents ON "voucher_entries" FOR EACH ROW
  EXECUTE FUNCTION refuse_voucher_balance();--> statement-breakpoint
CREATE TRIGGER vouchers_open_empty BEFORE INSERT ON "vouchers" FOR EACH ROW
  WHEN (new.balance_cents <> 0) EXECUTE FUNCTION refuse_voucher_balance();--> statement-breakpoint
CREATE TRIGGER vouchers_keep_balance BEFORE UPDATE OF balance_cents ON "vouchers" FOR EACH ROW
  WHEN (old.balance_cents IS DISTINCT FROM new.balance_cents AND pg_trigger_depth() = 0)
  EXECUTE FUNCTION refuse_voucher_balance();
