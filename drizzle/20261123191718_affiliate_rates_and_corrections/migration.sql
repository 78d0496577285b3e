ALTER TABLE "affiliate_commissions" ADD COLUMN "parts" jsonb;--> statement-breakpoint
ALTER TABLE "affiliate_entries" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "affiliate_entries" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "rates" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX "affiliate_entries_account" ON "affiliate_entries" ("account_id");--> statement-breakpoint
ALTER TABLE "affiliate_entries" ADD CONSTRAINT "affiliate_entries_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "affiliate_entries" ADD CONSTRAINT "affiliate_entries_reason" CHECK (("kind" = 'corrected') = ("note" is not null));--> statement-breakpoint
ALTER TABLE "affiliate_entries" DROP CONSTRAINT "affiliate_entries_kind", ADD CONSTRAINT "affiliate_entries_kind" CHECK ("kind" in ('earned', 'reduced', 'corrected'));--> statement-breakpoint
ALTER TABLE "affiliate_entries" DROP CONSTRAINT "affiliate_entries_amount", ADD CONSTRAINT "affiliate_entries_amount" CHECK (case "kind" when 'earned' then "amount_cents" > 0 when 'reduced' then "amount_cents" < 0
        else "amount_cents" <> 0 end);