CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY,
	"key_hash" text NOT NULL UNIQUE,
	"order_id" uuid,
	"proof" text,
	"account_id" uuid,
	"order_number" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"items" jsonb DEFAULT '[]' NOT NULL,
	"parts" text,
	"declared_at" timestamp(3) with time zone NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"answer" text,
	"decided_at" timestamp(3) with time zone,
	"decided_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "withdrawals_state" CHECK ("state" in ('received', 'accepted', 'refused')),
	CONSTRAINT "withdrawals_proof" CHECK (("order_id" is null) = ("proof" is null)),
	CONSTRAINT "withdrawals_decided" CHECK (("state" = 'received') = ("decided_at" is null))
);
--> statement-breakpoint
CREATE INDEX "withdrawals_declared" ON "withdrawals" ("declared_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" ("order_id","declared_at");--> statement-breakpoint
CREATE INDEX "withdrawals_email" ON "withdrawals" (lower("email"));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id");--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_decided_by_accounts_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "accounts"("id");