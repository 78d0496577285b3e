CREATE TABLE "color_images" (
	"color_id" uuid,
	"file_id" uuid,
	"position" smallint NOT NULL,
	CONSTRAINT "color_images_pkey" PRIMARY KEY("color_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "former_group_slugs" (
	"slug" text PRIMARY KEY,
	"owner_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_product_slugs" (
	"slug" text PRIMARY KEY,
	"owner_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "color_images_file" ON "color_images" ("file_id");--> statement-breakpoint
CREATE INDEX "former_group_slugs_owner" ON "former_group_slugs" ("owner_id");--> statement-breakpoint
CREATE INDEX "former_product_slugs_owner" ON "former_product_slugs" ("owner_id");--> statement-breakpoint
ALTER TABLE "color_images" ADD CONSTRAINT "color_images_color_id_colors_id_fkey" FOREIGN KEY ("color_id") REFERENCES "colors"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "color_images" ADD CONSTRAINT "color_images_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id");--> statement-breakpoint
ALTER TABLE "former_group_slugs" ADD CONSTRAINT "former_group_slugs_owner_id_product_groups_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "product_groups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "former_product_slugs" ADD CONSTRAINT "former_product_slugs_owner_id_products_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE FUNCTION forget_former_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('delete from %I f using added a where f.slug = a.slug', tg_argv[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_former_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.deleted_at IS NULL THEN
    EXECUTE format('delete from %I where slug = $1', tg_argv[0]) USING new.slug;
    IF old.slug <> new.slug THEN
      EXECUTE format('insert into %I (slug, owner_id)
        select $1, $2 where not exists (select from %I where slug = $1 and deleted_at is null)
        on conflict (slug) do update set owner_id = excluded.owner_id', tg_argv[0], tg_table_name) USING old.slug, new.id;
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_groups_former_taken AFTER INSERT ON "product_groups" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION forget_former_slugs('former_group_slugs');--> statement-breakpoint
CREATE TRIGGER product_groups_former_slug AFTER UPDATE OF slug, deleted_at ON "product_groups" FOR EACH ROW
  WHEN (old.slug <> new.slug OR (old.deleted_at IS NOT NULL AND new.deleted_at IS NULL))
  EXECUTE FUNCTION keep_former_slug('former_group_slugs');--> statement-breakpoint
CREATE TRIGGER products_former_taken AFTER INSERT ON "products" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION forget_former_slugs('former_product_slugs');--> statement-breakpoint
CREATE TRIGGER products_former_slug AFTER UPDATE OF slug, deleted_at ON "products" FOR EACH ROW
  WHEN (old.slug <> new.slug OR (old.deleted_at IS NOT NULL AND new.deleted_at IS NULL))
  EXECUTE FUNCTION keep_former_slug('former_product_slugs');
--> statement-breakpoint
-- Until a listing is made anew, what it has of properties counts for all of its variants, as it did.
INSERT INTO "listing_bitmaps" ("kind", "value", "block", "members")
  SELECT 'commonProperty', "value", "block", "members" FROM "listing_bitmaps" WHERE "kind" = 'property';
