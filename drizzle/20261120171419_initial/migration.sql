CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY,
	"email" text NOT NULL,
	"password_hash" text,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"language" text DEFAULT 'de' NOT NULL,
	"customer_number" integer UNIQUE,
	"is_built_in" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"failed_logins" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp(3) with time zone,
	"last_login" timestamp(3) with time zone,
	"last_active" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "accounts_language" CHECK ("language" in ('de', 'en'))
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY,
	"account_id" uuid NOT NULL,
	"key_hash" text NOT NULL UNIQUE,
	"label" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_used" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY,
	"cart_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"title" text NOT NULL,
	"amount" integer NOT NULL,
	"texts" text[] DEFAULT '{}'::text[] NOT NULL,
	"slots" jsonb,
	"order_note" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "cart_lines_amount" CHECK ("amount" between 1 and 99999)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY,
	"secret_hash" text,
	"account_id" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"checkout" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"cart_id" uuid,
	"product_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "favourites_pkey" PRIMARY KEY("cart_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"shard" smallint PRIMARY KEY,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "colors" (
	"id" uuid PRIMARY KEY,
	"code" text NOT NULL UNIQUE,
	"title" jsonb NOT NULL,
	"hex" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cross_sells" (
	"product_id" uuid,
	"other_id" uuid,
	"position" smallint NOT NULL,
	CONSTRAINT "cross_sells_pkey" PRIMARY KEY("product_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "group_facets" (
	"group_id" uuid,
	"facet" text,
	"value" text,
	"products" integer NOT NULL,
	CONSTRAINT "group_facets_pkey" PRIMARY KEY("group_id","facet","value")
);
--> statement-breakpoint
CREATE TABLE "group_listings" (
	"group_id" uuid,
	"product_id" uuid,
	"sort_order" integer NOT NULL,
	"sort_title" text collate "C" NOT NULL,
	"sort_title_en" text collate "C" NOT NULL,
	"price_from" integer NOT NULL,
	"price_to" integer NOT NULL,
	"fits" text[] NOT NULL,
	"sizes" text[] NOT NULL,
	"color_codes" text[] NOT NULL,
	"is_personalisable" boolean NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"is_on_sale" boolean NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "group_listings_pkey" PRIMARY KEY("group_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"group_id" uuid,
	"product_id" uuid,
	"position" smallint NOT NULL,
	CONSTRAINT "group_members_pkey" PRIMARY KEY("group_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"product_id" uuid PRIMARY KEY,
	"sort_order" integer NOT NULL,
	"sort_title" text collate "C" NOT NULL,
	"sort_title_en" text collate "C" NOT NULL,
	"price_from" integer NOT NULL,
	"price_to" integer NOT NULL,
	"fits" text[] NOT NULL,
	"sizes" text[] NOT NULL,
	"color_codes" text[] NOT NULL,
	"is_personalisable" boolean NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"is_on_sale" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"sold_pieces" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"card" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" uuid PRIMARY KEY,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"kind" text DEFAULT 'regular' NOT NULL,
	"price_cents" integer,
	"at" timestamp(3) with time zone NOT NULL,
	"account_id" uuid
);
--> statement-breakpoint
CREATE TABLE "product_downloads" (
	"product_id" uuid,
	"file_id" uuid,
	"title" jsonb NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "product_downloads_pkey" PRIMARY KEY("product_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "product_group_parents" (
	"group_id" uuid,
	"parent_id" uuid,
	CONSTRAINT "product_group_parents_pkey" PRIMARY KEY("group_id","parent_id")
);
--> statement-breakpoint
CREATE TABLE "product_groups" (
	"id" uuid PRIMARY KEY,
	"slug" text NOT NULL UNIQUE,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"image_id" uuid,
	"is_main_gallery" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY,
	"product_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"view" text DEFAULT 'front' NOT NULL,
	"color_id" uuid,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY,
	"product_number" text NOT NULL UNIQUE,
	"slug" text NOT NULL UNIQUE,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" jsonb,
	"description" jsonb,
	"details" jsonb,
	"care_instructions" jsonb,
	"delivery_information" jsonb,
	"general_information" jsonb,
	"composition" jsonb,
	"properties" jsonb DEFAULT '[]' NOT NULL,
	"safety" jsonb,
	"price_cents" integer,
	"child_price_cents" integer,
	"vat_group" text,
	"shipping_group" text,
	"discount_groups" text[] DEFAULT '{}'::text[] NOT NULL,
	"weight_grams" integer,
	"available" integer,
	"sort_order" integer DEFAULT 1000 NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"is_sale" boolean DEFAULT false NOT NULL,
	"is_offline" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"visible_from" timestamp(3) with time zone,
	"back_on" date,
	"expected_days_min" integer,
	"expected_days" integer,
	"out_of_stock_table_text" jsonb,
	"out_of_stock_note" jsonb,
	"is_personalisable" boolean DEFAULT false NOT NULL,
	"personalisation_help" jsonb,
	"personalisation_max_length" integer,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"sold_pieces" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "products_kind" CHECK ("kind" in ('goods', 'set', 'voucher')),
	CONSTRAINT "products_price" CHECK ("price_cents" >= 0 and "child_price_cents" >= 0),
	CONSTRAINT "products_available" CHECK ("available" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"product_id" uuid,
	"language" text,
	"document" tsvector NOT NULL,
	CONSTRAINT "search_documents_pkey" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"product_id" uuid NOT NULL,
	"language" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"rank" smallint NOT NULL,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"language" text,
	"word" text collate "C",
	"products" integer NOT NULL,
	"parts" text[] NOT NULL,
	CONSTRAINT "search_words_pkey" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE TABLE "set_slots" (
	"set_id" uuid,
	"position" smallint,
	"product_id" uuid NOT NULL,
	CONSTRAINT "set_slots_pkey" PRIMARY KEY("set_id","position")
);
--> statement-breakpoint
CREATE TABLE "special_offers" (
	"id" uuid PRIMARY KEY,
	"product_id" uuid NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"discount_groups" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" uuid PRIMARY KEY,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" uuid,
	"account_id" uuid,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tier_prices" (
	"id" uuid PRIMARY KEY,
	"product_id" uuid NOT NULL,
	"from_amount" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"variant_keys" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "tier_prices_from" CHECK ("from_amount" >= 1 and "price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" uuid PRIMARY KEY,
	"product_id" uuid NOT NULL,
	"key" text NOT NULL,
	"sku" text NOT NULL,
	"fit" text,
	"size" text NOT NULL,
	"color_id" uuid,
	"properties" jsonb DEFAULT '{}' NOT NULL,
	"price_cents" integer,
	"is_child_size" boolean DEFAULT false NOT NULL,
	"is_personalisable" boolean DEFAULT true NOT NULL,
	"available" integer,
	"back_on" date,
	"expected_days" integer,
	"weight_grams" integer,
	"is_offline" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "variants_key" UNIQUE("product_id","key"),
	CONSTRAINT "variants_available" CHECK ("available" >= 0),
	CONSTRAINT "variants_price" CHECK ("price_cents" >= 0),
	CONSTRAINT "variants_fit" CHECK ("fit" in ('children', 'women', 'men', 'unisex'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY,
	"sha256" text NOT NULL,
	"name" text NOT NULL,
	"extension" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"alt" jsonb,
	"caption" jsonb,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "files_size" CHECK ("size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"account_id" uuid,
	"mail_id" uuid,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"sku" text,
	"fit" text,
	"size" text,
	"color" text,
	"amount" integer NOT NULL,
	"child_sets" integer,
	"unit_price_cents" integer,
	"sum_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"vat_category" text NOT NULL,
	"texts" text[] DEFAULT '{}'::text[] NOT NULL,
	"pieces" jsonb DEFAULT '[]' NOT NULL,
	"order_note" text,
	"image_file_id" uuid,
	"delivery_weeks" integer,
	"latest_delivery" date,
	"is_withdrawal_excluded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_lines_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_lines_sums" CHECK ("net_cents" + "vat_cents" = "gross_cents")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY,
	"order_number" integer NOT NULL UNIQUE,
	"idempotency_key" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"account_id" uuid,
	"secret_hashes" text[] NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"payment_state" text DEFAULT 'open' NOT NULL,
	"shipping_state" text DEFAULT 'open' NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"customer_name" text NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"invoice_address" jsonb NOT NULL,
	"is_pickup" boolean NOT NULL,
	"payment_method" text NOT NULL,
	"comment" text,
	"newsletter" boolean NOT NULL,
	"currency" text NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"to_pay_cents" integer NOT NULL,
	"piece_count" integer NOT NULL,
	"quote" jsonb NOT NULL,
	"labels" jsonb NOT NULL,
	"consents" jsonb NOT NULL,
	"delivery_weeks" integer,
	"latest_delivery" date,
	"carrier" text,
	"tracking_number" text,
	"is_read" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"placed_at" timestamp(3) with time zone NOT NULL,
	"paid_at" timestamp(3) with time zone,
	"shipped_at" timestamp(3) with time zone,
	"cancelled_at" timestamp(3) with time zone,
	CONSTRAINT "orders_idempotency" UNIQUE("cart_id","idempotency_key"),
	CONSTRAINT "orders_state" CHECK ("state" in ('open', 'completed', 'cancelled')),
	CONSTRAINT "orders_payment_state" CHECK ("payment_state" in ('open', 'paid', 'refunded')),
	CONSTRAINT "orders_shipping_state" CHECK ("shipping_state" in ('open', 'shipped')),
	CONSTRAINT "orders_sums" CHECK ("net_cents" + "vat_cents" = "gross_cents" and "to_pay_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "number_ranges" (
	"key" text PRIMARY KEY,
	"next" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY,
	"value" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY,
	"at" timestamp(3) with time zone NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY,
	"message_id" text NOT NULL UNIQUE,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"order_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone,
	CONSTRAINT "mails_state" CHECK ("state" in ('queued', 'sending', 'sent', 'failed')),
	CONSTRAINT "mails_language" CHECK ("language" in ('de', 'en'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" ("user_id");--> statement-breakpoint
CREATE INDEX "cart_lines_cart" ON "cart_lines" ("cart_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_secret" ON "carts" ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_account" ON "carts" ("account_id");--> statement-breakpoint
CREATE INDEX "carts_expiry" ON "carts" ("expires_at");--> statement-breakpoint
CREATE INDEX "group_listings_recommended" ON "group_listings" ("group_id","sort_order","sort_title","product_id");--> statement-breakpoint
CREATE INDEX "group_listings_price" ON "group_listings" ("group_id","price_from","product_id");--> statement-breakpoint
CREATE INDEX "group_listings_newest" ON "group_listings" ("group_id","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "group_listings_title" ON "group_listings" ("group_id","sort_title","product_id");--> statement-breakpoint
CREATE INDEX "group_listings_title_en" ON "group_listings" ("group_id","sort_title_en","product_id");--> statement-breakpoint
CREATE INDEX "group_listings_product" ON "group_listings" ("product_id");--> statement-breakpoint
CREATE INDEX "group_members_product" ON "group_members" ("product_id");--> statement-breakpoint
CREATE INDEX "listings_new" ON "listings" ("is_new" DESC NULLS LAST,"created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listings_top" ON "listings" ("sold_pieces" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listings_order" ON "listings" ("sort_order","product_id");--> statement-breakpoint
CREATE INDEX "listings_sale" ON "listings" ("sort_order","sort_title","product_id") WHERE "is_on_sale";--> statement-breakpoint
CREATE INDEX "price_changes_product" ON "price_changes" ("product_id","at");--> statement-breakpoint
CREATE INDEX "product_images_product" ON "product_images" ("product_id","position");--> statement-breakpoint
CREATE INDEX "products_updated" ON "products" ("updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_documents_document" ON "search_documents" USING gin ("document");--> statement-breakpoint
CREATE INDEX "search_entries_product" ON "search_entries" ("product_id");--> statement-breakpoint
CREATE INDEX "search_entries_word" ON "search_entries" ("language","word","rank","sort_order","product_id");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "set_slots_product" ON "set_slots" ("product_id");--> statement-breakpoint
CREATE INDEX "special_offers_product" ON "special_offers" ("product_id");--> statement-breakpoint
CREATE INDEX "stock_movements_variant" ON "stock_movements" ("variant_id","at");--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "stock_movements" ("order_id");--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" ("product_id","at");--> statement-breakpoint
CREATE INDEX "tier_prices_product" ON "tier_prices" ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_sku" ON "variants" ("sku");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" ("product_id","sort_order");--> statement-breakpoint
CREATE INDEX "variants_back" ON "variants" ("back_on") WHERE "back_on" is not null;--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" ("sha256");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" ("product_id");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" ("placed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" ("account_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" (lower("email"));--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit_entries" ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_order" ON "mails" ("order_id");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" ("created_at") WHERE "state" in ('queued', 'failed');--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_accounts_id_fkey" FOREIGN KEY ("user_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fkey" FOREIGN KEY ("cart_id") REFERENCES "carts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_cart_id_carts_id_fkey" FOREIGN KEY ("cart_id") REFERENCES "carts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "cross_sells" ADD CONSTRAINT "cross_sells_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "cross_sells" ADD CONSTRAINT "cross_sells_other_id_products_id_fkey" FOREIGN KEY ("other_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "group_facets" ADD CONSTRAINT "group_facets_group_id_product_groups_id_fkey" FOREIGN KEY ("group_id") REFERENCES "product_groups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "group_listings" ADD CONSTRAINT "group_listings_group_id_product_groups_id_fkey" FOREIGN KEY ("group_id") REFERENCES "product_groups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "group_listings" ADD CONSTRAINT "group_listings_product_id_listings_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "listings"("product_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_product_groups_id_fkey" FOREIGN KEY ("group_id") REFERENCES "product_groups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "product_downloads" ADD CONSTRAINT "product_downloads_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "product_downloads" ADD CONSTRAINT "product_downloads_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id");--> statement-breakpoint
ALTER TABLE "product_group_parents" ADD CONSTRAINT "product_group_parents_group_id_product_groups_id_fkey" FOREIGN KEY ("group_id") REFERENCES "product_groups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "product_group_parents" ADD CONSTRAINT "product_group_parents_parent_id_product_groups_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "product_groups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "product_groups" ADD CONSTRAINT "product_groups_image_id_files_id_fkey" FOREIGN KEY ("image_id") REFERENCES "files"("id");--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id");--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_color_id_colors_id_fkey" FOREIGN KEY ("color_id") REFERENCES "colors"("id");--> statement-breakpoint
ALTER TABLE "set_slots" ADD CONSTRAINT "set_slots_set_id_products_id_fkey" FOREIGN KEY ("set_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "set_slots" ADD CONSTRAINT "set_slots_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id");--> statement-breakpoint
ALTER TABLE "special_offers" ADD CONSTRAINT "special_offers_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "tier_prices" ADD CONSTRAINT "tier_prices_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_color_id_colors_id_fkey" FOREIGN KEY ("color_id") REFERENCES "colors"("id");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id");