ALTER TABLE "files" ADD COLUMN "type" text GENERATED ALWAYS AS (case when mime_type like 'image/%' then 'picture' when mime_type = 'application/pdf' then 'pdf'
    when mime_type like 'video/%' then 'video'
    when mime_type ~ '^(text/|application/(msword|rtf)$|application/vnd[.](ms-(excel|powerpoint)|openxmlformats-officedocument|oasis[.]opendocument))' then 'document'
    else 'other' end) STORED;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || regexp_replace(regexp_replace(replace(lower(regexp_replace(
    normalize(name || ' ' || translate(name, '_.', '  ') || ' ' || coalesce(alt ->> 'de', '') || ' ' || coalesce(alt ->> 'en', '') || ' ' || coalesce(caption ->> 'de', '') || ' ' || coalesce(caption ->> 'en', '') || ' ' || joined_words(tags), NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), '([aou])e', '\1', 'g'),
    '[\s,;:/()"''-]+', ' ', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "files_uploaded" ON "files" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (is_in_library and deleted_at is null);--> statement-breakpoint
CREATE INDEX "files_changed" ON "files" ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (is_in_library and deleted_at is null);--> statement-breakpoint
CREATE INDEX "files_named" ON "files" (lower("name"),"id") WHERE (is_in_library and deleted_at is null);--> statement-breakpoint
CREATE INDEX "files_sized" ON "files" ("size","id") WHERE (is_in_library and deleted_at is null);--> statement-breakpoint
CREATE INDEX "files_typed" ON "files" ("type","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (is_in_library and deleted_at is null);--> statement-breakpoint
CREATE INDEX "files_extensions" ON "files" ("extension","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (is_in_library and deleted_at is null);--> statement-breakpoint
CREATE INDEX "files_public" ON "files" ("is_public","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (is_in_library and deleted_at is null);--> statement-breakpoint
CREATE INDEX "files_without_alt" ON "files" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (is_in_library and deleted_at is null) and (type = 'picture' and coalesce(alt ->> 'de', alt ->> 'en', '') = '');--> statement-breakpoint
CREATE INDEX "files_trashed" ON "files" ("deleted_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (is_in_library and deleted_at is not null);--> statement-breakpoint
CREATE INDEX "files_tags" ON "files" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "files_search" ON "files" USING gin ("search_text" gin_trgm_ops);