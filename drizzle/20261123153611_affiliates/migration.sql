CREATE TABLE "affiliate_clicks" (
	"affiliate_id" uuid,
	"day" date,
	"count" integer NOT NULL,
	CONSTRAINT "affiliate_clicks_pkey" PRIMARY KEY("affiliate_id","day"),
	CONSTRAINT "affiliate_clicks_count" CHECK ("count" > 0)
);
--> statement-breakpoint
CREATE TABLE "affiliate_commissions" (
	"id" uuid PRIMARY KEY,
	"affiliate_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"amount_cents" integer DEFAULT 0 NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "affiliate_commissions_amount" CHECK ("amount_cents" >= 0 and "net_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "affiliate_entries" (
	"id" uuid PRIMARY KEY,
	"commission_id" uuid NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"payout_id" uuid,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "affiliate_entries_kind" CHECK ("kind" in ('earned', 'reduced')),
	CONSTRAINT "affiliate_entries_amount" CHECK (case "kind" when 'earned' then "amount_cents" > 0 else "amount_cents" < 0 end)
);
--> statement-breakpoint
CREATE TABLE "affiliate_payouts" (
	"id" uuid PRIMARY KEY,
	"affiliate_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"account_id" uuid,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "affiliate_payouts_amount" CHECK ("amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" uuid PRIMARY KEY,
	"name" text,
	"email" text,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"window_days" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"note" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "affiliates_kind" CHECK ("kind" in ('percent', 'fixed')),
	CONSTRAINT "affiliates_value" CHECK ("value" > 0 and ("kind" = 'fixed' or "value" <= 10000)),
	CONSTRAINT "affiliates_window" CHECK ("window_days" > 0),
	CONSTRAINT "affiliates_code_written" CHECK ("code" = lower("code"))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "partner" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_commissions_order" ON "affiliate_commissions" ("order_id");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_affiliate" ON "affiliate_commissions" ("affiliate_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_entries_earned" ON "affiliate_entries" ("commission_id") WHERE "kind" = 'earned';--> statement-breakpoint
CREATE INDEX "affiliate_entries_commission" ON "affiliate_entries" ("commission_id","at");--> statement-breakpoint
CREATE INDEX "affiliate_entries_affiliate" ON "affiliate_entries" ("affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliate_entries_open" ON "affiliate_entries" ("affiliate_id") WHERE "payout_id" is null;--> statement-breakpoint
CREATE INDEX "affiliate_entries_payout" ON "affiliate_entries" ("payout_id");--> statement-breakpoint
CREATE INDEX "affiliate_payouts_at" ON "affiliate_payouts" ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "affiliate_payouts_affiliate" ON "affiliate_payouts" ("affiliate_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "affiliate_payouts_account" ON "affiliate_payouts" ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliates_code" ON "affiliates" ("code");--> statement-breakpoint
CREATE INDEX "affiliates_created" ON "affiliates" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "affiliates_changed" ON "affiliates" ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "affiliates_name" ON "affiliates" (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "affiliates_email" ON "affiliates" (lower("email"));--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_affiliate_id_affiliates_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_affiliate_id_affiliates_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "affiliate_entries" ADD CONSTRAINT "affiliate_entries_commission_id_affiliate_commissions_id_fkey" FOREIGN KEY ("commission_id") REFERENCES "affiliate_commissions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "affiliate_entries" ADD CONSTRAINT "affiliate_entries_affiliate_id_affiliates_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "affiliate_entries" ADD CONSTRAINT "affiliate_entries_payout_id_affiliate_payouts_id_fkey" FOREIGN KEY ("payout_id") REFERENCES "affiliate_payouts"("id");--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_affiliate_id_affiliates_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "demo_rows" DROP CONSTRAINT "demo_rows_kind", ADD CONSTRAINT "demo_rows_kind" CHECK ("kind" in ('customer', 'person', 'order', 'product', 'productGroup', 'color', 'file', 'coupon', 'voucher', 'affiliate'));--> statement-breakpoint
CREATE FUNCTION add_affiliate_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE affiliate_commissions SET amount_cents = amount_cents + new.amount_cents WHERE id = new.commission_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION refuse_affiliate_amount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'commissions and payments are the sums of their entries, which stay' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE FUNCTION check_affiliate_payout() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payout uuid := CASE TG_TABLE_NAME WHEN 'affiliate_payouts' THEN to_jsonb(new) ->> 'id' ELSE to_jsonb(new) ->> 'payout_id' END;
BEGIN
  IF EXISTS (SELECT FROM affiliate_payouts p WHERE p.id = payout AND p.amount_cents <>
      (SELECT coalesce(sum(e.amount_cents), 0) FROM affiliate_entries e WHERE e.payout_id = p.id)) THEN
    RAISE EXCEPTION 'a payment is the sum of the entries that it took' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER affiliate_entries_add AFTER INSERT ON "affiliate_entries" FOR EACH ROW
  EXECUTE FUNCTION add_affiliate_entry();--> statement-breakpoint
CREATE TRIGGER affiliate_entries_stay BEFORE UPDATE OF commission_id, affiliate_id, kind, amount_cents
  ON "affiliate_entries" FOR EACH ROW EXECUTE FUNCTION refuse_affiliate_amount();--> statement-breakpoint
CREATE TRIGGER affiliate_entries_paid_once BEFORE UPDATE OF payout_id ON "affiliate_entries" FOR EACH ROW
  WHEN (old.payout_id IS NOT NULL AND old.payout_id IS DISTINCT FROM new.payout_id)
  EXECUTE FUNCTION refuse_affiliate_amount();--> statement-breakpoint
CREATE TRIGGER affiliate_commissions_open_empty BEFORE INSERT ON "affiliate_commissions" FOR EACH ROW
  WHEN (new.amount_cents <> 0) EXECUTE FUNCTION refuse_affiliate_amount();--> statement-breakpoint
CREATE TRIGGER affiliate_commissions_keep_amount BEFORE UPDATE OF amount_cents ON "affiliate_commissions" FOR EACH ROW
  WHEN (old.amount_cents IS DISTINCT FROM new.amount_cents AND pg_trigger_depth() = 0)
  EXECUTE FUNCTION refuse_affiliate_amount();--> statement-breakpoint
-- At the end of the transaction: the payment is written first, and then takes its entries.
CREATE CONSTRAINT TRIGGER affiliate_payouts_sum AFTER INSERT OR UPDATE ON "affiliate_payouts" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_affiliate_payout();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER affiliate_entries_sum AFTER INSERT OR UPDATE OF payout_id ON "affiliate_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.payout_id IS NOT NULL)
  EXECUTE FUNCTION check_affiliate_payout();
