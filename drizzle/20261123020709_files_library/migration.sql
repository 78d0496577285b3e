CREATE TABLE "file_versions" (
	"file_id" uuid,
	"number" integer,
	"sha256" text NOT NULL,
	"name" text NOT NULL,
	"extension" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"original_sha256" text,
	"edit" jsonb,
	"created_by" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "file_versions_pkey" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_in_library" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "focal_x" real;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "focal_y" real;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "original_sha256" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "edit" jsonb;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "uploaded_by" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "file_versions_sha256" ON "file_versions" ("sha256");--> statement-breakpoint
CREATE INDEX "file_versions_original" ON "file_versions" ("original_sha256");--> statement-breakpoint
CREATE INDEX "file_versions_created_by" ON "file_versions" ("created_by");--> statement-breakpoint
CREATE INDEX "files_original" ON "files" ("original_sha256");--> statement-breakpoint
CREATE INDEX "files_uploaded_by" ON "files" ("uploaded_by");--> statement-breakpoint
ALTER TABLE "file_versions" ADD CONSTRAINT "file_versions_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "file_versions" ADD CONSTRAINT "file_versions_created_by_accounts_id_fkey" FOREIGN KEY ("created_by") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_accounts_id_fkey" FOREIGN KEY ("uploaded_by") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_edit" CHECK (("edit" is null) = ("original_sha256" is null));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_focal_x" CHECK ("focal_x" between 0 and 1);--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_focal_y" CHECK ("focal_y" between 0 and 1);--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_focal_point" CHECK (("focal_x" is null) = ("focal_y" is null));--> statement-breakpoint
UPDATE "files" SET "changed_at" = "created_at";
