CREATE TABLE "entries" (
	"id" uuid PRIMARY KEY,
	"kind" text NOT NULL,
	"key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"name" text GENERATED ALWAYS AS (coalesce(nullif(title ->> 'de', ''), nullif(title ->> 'en', ''), nullif(slug_de, ''), key, '')) STORED NOT NULL,
	"slug_de" text NOT NULL,
	"slug_en" text NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"publish_date" date,
	"starts_at" timestamp(3) with time zone,
	"untranslated" integer DEFAULT 0 NOT NULL,
	"step" text DEFAULT 'draft' NOT NULL,
	"step_note" text,
	"step_by" uuid,
	"step_at" timestamp(3) with time zone,
	"checked_version" integer,
	"checked_german" text,
	"is_live" boolean DEFAULT false NOT NULL,
	"is_coming" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"changed_by" uuid,
	"deleted_at" timestamp(3) with time zone,
	"search_text" text GENERATED ALWAYS AS (' ' || regexp_replace(regexp_replace(replace(lower(regexp_replace(
    normalize(coalesce(title ->> 'de', '') || ' ' || coalesce(title ->> 'en', '') || ' ' || slug_de || ' ' || slug_en || ' ' || joined_words(tags), NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), '([aou])e', '\1', 'g'),
    '[\s,;:/()"''-]+', ' ', 'g')) STORED NOT NULL,
	CONSTRAINT "entries_kind" CHECK ("kind" in ('page', 'post', 'event', 'standing', 'reusable', 'template')),
	CONSTRAINT "entries_standing" CHECK (("kind" = 'standing') = ("key" is not null)),
	CONSTRAINT "entries_step" CHECK ("step" in ('draft', 'submitted', 'approved', 'returned')),
	CONSTRAINT "entries_stays" CHECK ("key" is null or "deleted_at" is null)
);
--> statement-breakpoint
CREATE TABLE "entry_files" (
	"entry_id" uuid,
	"file_id" uuid,
	CONSTRAINT "entry_files_pkey" PRIMARY KEY("entry_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "entry_reuses" (
	"entry_id" uuid,
	"reused_id" uuid,
	CONSTRAINT "entry_reuses_pkey" PRIMARY KEY("entry_id","reused_id")
);
--> statement-breakpoint
CREATE TABLE "entry_revisions" (
	"id" uuid PRIMARY KEY,
	"entry_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"note" text,
	"saved_by" uuid,
	"saved_at" timestamp(3) with time zone NOT NULL,
	"began_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missed_paths" (
	"path" text,
	"day" date,
	"count" integer NOT NULL,
	CONSTRAINT "missed_paths_pkey" PRIMARY KEY("path","day")
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY,
	"entry_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY,
	"entry_id" uuid NOT NULL,
	"language" text NOT NULL,
	"revision_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"slug" text NOT NULL,
	"content" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"published_on" date NOT NULL,
	"event_at" timestamp(3) with time zone,
	"event_until" timestamp(3) with time zone,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"turned" smallint DEFAULT 0 NOT NULL,
	"published_by" uuid,
	"published_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "publications_language" CHECK ("language" in ('de', 'en')),
	CONSTRAINT "publications_times" CHECK ("ends_at" is null or "ends_at" >= "starts_at")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY,
	"path" text NOT NULL,
	"target" text NOT NULL,
	"is_permanent" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_segments" (
	"language" text,
	"segment" text,
	"entry_id" uuid,
	"group_id" uuid,
	CONSTRAINT "site_segments_taken" PRIMARY KEY("language","segment"),
	CONSTRAINT "site_segments_owner" CHECK (num_nonnulls("entry_id", "group_id") = 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "entries_key" ON "entries" ("key");--> statement-breakpoint
CREATE INDEX "entries_changed" ON "entries" ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (deleted_at is null);--> statement-breakpoint
CREATE INDEX "entries_kinds" ON "entries" ("kind","changed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (deleted_at is null);--> statement-breakpoint
CREATE INDEX "entries_created" ON "entries" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (deleted_at is null);--> statement-breakpoint
CREATE INDEX "entries_named" ON "entries" (lower("name"),"id") WHERE (deleted_at is null);--> statement-breakpoint
CREATE INDEX "entries_dated" ON "entries" ("starts_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (deleted_at is null);--> statement-breakpoint
CREATE INDEX "entries_steps" ON "entries" ("step","changed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (deleted_at is null);--> statement-breakpoint
CREATE INDEX "entries_untranslated" ON "entries" ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (deleted_at is null) and untranslated > 0;--> statement-breakpoint
CREATE INDEX "entries_live" ON "entries" ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (deleted_at is null) and is_live;--> statement-breakpoint
CREATE INDEX "entries_drafts" ON "entries" ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (deleted_at is null) and not is_live;--> statement-breakpoint
CREATE INDEX "entries_coming" ON "entries" ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (deleted_at is null) and is_coming;--> statement-breakpoint
CREATE INDEX "entries_trashed" ON "entries" ("deleted_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (deleted_at is not null);--> statement-breakpoint
CREATE INDEX "entries_tags" ON "entries" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "entries_search" ON "entries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "entries_step_by" ON "entries" ("step_by");--> statement-breakpoint
CREATE INDEX "entries_created_by" ON "entries" ("created_by");--> statement-breakpoint
CREATE INDEX "entries_changed_by" ON "entries" ("changed_by");--> statement-breakpoint
CREATE INDEX "entry_files_file" ON "entry_files" ("file_id");--> statement-breakpoint
CREATE INDEX "entry_reuses_reused" ON "entry_reuses" ("reused_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entry_revisions_number" ON "entry_revisions" ("entry_id","number");--> statement-breakpoint
CREATE INDEX "entry_revisions_saved_by" ON "entry_revisions" ("saved_by");--> statement-breakpoint
CREATE INDEX "missed_paths_day" ON "missed_paths" ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "preview_links_secret" ON "preview_links" ("secret_hash");--> statement-breakpoint
CREATE INDEX "preview_links_entry" ON "preview_links" ("entry_id","created_at");--> statement-breakpoint
CREATE INDEX "preview_links_created_by" ON "preview_links" ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "publications_starts" ON "publications" ("entry_id","language","starts_at");--> statement-breakpoint
CREATE INDEX "publications_slug" ON "publications" ("slug","language") WHERE slug <> '';--> statement-breakpoint
CREATE INDEX "publications_key" ON "publications" ("key","language") WHERE key is not null;--> statement-breakpoint
CREATE INDEX "publications_newest" ON "publications" ("kind","language","published_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publications_events" ON "publications" ("language","event_at","id") WHERE kind = 'event';--> statement-breakpoint
CREATE INDEX "publications_tags" ON "publications" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "publications_revision" ON "publications" ("revision_id");--> statement-breakpoint
CREATE INDEX "publications_published_by" ON "publications" ("published_by");--> statement-breakpoint
CREATE INDEX "publications_turning" ON "publications" ("starts_at","ends_at") WHERE turned < 2;--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_path" ON "redirects" ("path");--> statement-breakpoint
CREATE INDEX "redirects_target" ON "redirects" ("target");--> statement-breakpoint
CREATE INDEX "redirects_created" ON "redirects" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "site_segments_entry" ON "site_segments" ("entry_id");--> statement-breakpoint
CREATE INDEX "site_segments_group" ON "site_segments" ("group_id");--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_step_by_accounts_id_fkey" FOREIGN KEY ("step_by") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_created_by_accounts_id_fkey" FOREIGN KEY ("created_by") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_changed_by_accounts_id_fkey" FOREIGN KEY ("changed_by") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "entry_files" ADD CONSTRAINT "entry_files_entry_id_entries_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "entries"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "entry_files" ADD CONSTRAINT "entry_files_file_id_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id");--> statement-breakpoint
ALTER TABLE "entry_reuses" ADD CONSTRAINT "entry_reuses_entry_id_entries_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "entries"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "entry_reuses" ADD CONSTRAINT "entry_reuses_reused_id_entries_id_fkey" FOREIGN KEY ("reused_id") REFERENCES "entries"("id") ON DELETE RESTRICT;--> statement-breakpoint
ALTER TABLE "entry_revisions" ADD CONSTRAINT "entry_revisions_entry_id_entries_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "entries"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "entry_revisions" ADD CONSTRAINT "entry_revisions_saved_by_accounts_id_fkey" FOREIGN KEY ("saved_by") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_entry_id_entries_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "entries"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_created_by_accounts_id_fkey" FOREIGN KEY ("created_by") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_entry_id_entries_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "entries"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_revision_id_entry_revisions_id_fkey" FOREIGN KEY ("revision_id") REFERENCES "entry_revisions"("id");--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_published_by_accounts_id_fkey" FOREIGN KEY ("published_by") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "site_segments" ADD CONSTRAINT "site_segments_entry_id_entries_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "entries"("id") ON DELETE CASCADE;--> statement-breakpoint
-- What staff type may be in each row or in ten of many: see the migration that set this for other words.
ALTER TABLE "entries" ALTER COLUMN "search_text" SET STATISTICS 1000;--> statement-breakpoint
-- Groups have their addresses in both languages, in one name space with pages, whoever writes them.
CREATE FUNCTION hold_group_segments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN
    DELETE FROM site_segments WHERE group_id = old.id;
  END IF;
  IF tg_op <> 'DELETE' THEN
    IF new.deleted_at IS NULL THEN
      INSERT INTO site_segments (language, segment, group_id)
        SELECT language, new.slug, new.id FROM unnest(array['de', 'en']) AS language;
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_groups_segments AFTER INSERT OR DELETE ON "product_groups"
  FOR EACH ROW EXECUTE FUNCTION hold_group_segments();--> statement-breakpoint
CREATE TRIGGER product_groups_segments_changed AFTER UPDATE OF slug, deleted_at ON "product_groups" FOR EACH ROW
  WHEN (old.slug <> new.slug OR old.deleted_at IS DISTINCT FROM new.deleted_at)
  EXECUTE FUNCTION hold_group_segments();--> statement-breakpoint
INSERT INTO "site_segments" ("language", "segment", "group_id")
  SELECT "language", "slug", "id" FROM "product_groups", unnest(array['de', 'en']) AS "language" WHERE "deleted_at" IS NULL;
