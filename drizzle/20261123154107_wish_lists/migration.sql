CREATE TABLE "wish_lists" (
	"id" uuid PRIMARY KEY,
	"cart_id" uuid NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"title" text,
	"share_token" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "wish_lists_title" CHECK ("is_first" = ("title" is null))
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "id" uuid DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "list_id" uuid;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "amount" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "favourites" DROP CONSTRAINT "favourites_pkey";--> statement-breakpoint
ALTER TABLE "favourites" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_once" UNIQUE NULLS NOT DISTINCT("cart_id","list_id","product_id");--> statement-breakpoint
CREATE INDEX "favourites_list" ON "favourites" ("list_id");--> statement-breakpoint
CREATE INDEX "wish_lists_cart" ON "wish_lists" ("cart_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wish_lists_first" ON "wish_lists" ("cart_id") WHERE "is_first";--> statement-breakpoint
CREATE UNIQUE INDEX "wish_lists_share" ON "wish_lists" ("share_token");--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_list_id_wish_lists_id_fkey" FOREIGN KEY ("list_id") REFERENCES "wish_lists"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "wish_lists" ADD CONSTRAINT "wish_lists_cart_id_carts_id_fkey" FOREIGN KEY ("cart_id") REFERENCES "carts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_amount" CHECK ("amount" between 1 and 9999);