CREATE TABLE "group_images" (
	"group_id" uuid,
	"file_id" uuid,
	"position" smallint NOT NULL,
	CONSTRAINT "group_images_pkey" PRIMARY KEY("group_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "group_listings" ADD COLUMN "place" integer DEFAULT 1000000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "product_group_parents" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "product_groups" ADD COLUMN "seo_title" jsonb;--> statement-breakpoint
ALTER TABLE "product_groups" ADD COLUMN "seo_description" jsonb;--> statement-breakpoint
ALTER TABLE "product_groups" ADD COLUMN "product_order" text DEFAULT 'recommended' NOT NULL;--> statement-breakpoint
DROP INDEX "group_listings_recommended";--> statement-breakpoint
CREATE INDEX "group_listings_recommended" ON "group_listings" ("group_id","place","sort_order","sort_title","product_id");--> statement-breakpoint
CREATE INDEX "group_images_file" ON "group_images" ("file_id");--> statement-breakpoint
CREATE INDEX "product_group_parents_parent" ON "product_group_parents" ("parent_id","group_id");--> statement-breakpoint
ALTER TABLE "group_images" ADD CONSTRAINT "group_images_group_id_product_groups_id_fkey" FOREIGN KEY ("group_id") REFERENCES "product_groups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "group_images" ADD CONSTRAINT "group_images_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id");--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_place" CHECK ("place" >= 1);--> statement-breakpoint
ALTER TABLE "product_group_parents" ADD CONSTRAINT "product_group_parents_other" CHECK ("group_id" <> "parent_id");--> statement-breakpoint
ALTER TABLE "product_groups" ADD CONSTRAINT "product_groups_product_order" CHECK ("product_order" in ('recommended', 'priceAsc', 'priceDesc', 'newest', 'title'));