CREATE TABLE "galleries" (
	"id" uuid PRIMARY KEY,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"show_title" boolean DEFAULT true NOT NULL,
	"interval" real DEFAULT 5 NOT NULL,
	"size" text DEFAULT 'fit' NOT NULL,
	"on_click" text DEFAULT 'none' NOT NULL,
	"size_click" text DEFAULT 'fit' NOT NULL,
	"pivot_v" text DEFAULT 'center' NOT NULL,
	"pivot_h" text DEFAULT 'center' NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "galleries_interval" CHECK ("interval" between 0 and 3600),
	CONSTRAINT "galleries_size" CHECK ("size" in ('crop', 'stretch', 'fit', 'cropcover')),
	CONSTRAINT "galleries_on_click" CHECK ("on_click" in ('fullscreen', 'none')),
	CONSTRAINT "galleries_size_click" CHECK ("size_click" in ('crop', 'stretch', 'fit', 'cropcover')),
	CONSTRAINT "galleries_pivot_v" CHECK ("pivot_v" in ('top', 'center', 'bottom')),
	CONSTRAINT "galleries_pivot_h" CHECK ("pivot_h" in ('left', 'center', 'right'))
);
--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"gallery_id" uuid,
	"file_id" uuid,
	"position" integer NOT NULL,
	CONSTRAINT "gallery_images_pkey" PRIMARY KEY("gallery_id","file_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "galleries_slug_key" ON "galleries" ("slug") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "galleries_changed" ON "galleries" ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "gallery_images_order" ON "gallery_images" ("gallery_id","position");--> statement-breakpoint
CREATE INDEX "gallery_images_file" ON "gallery_images" ("file_id");--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_gallery_id_galleries_id_fkey" FOREIGN KEY ("gallery_id") REFERENCES "galleries"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE;