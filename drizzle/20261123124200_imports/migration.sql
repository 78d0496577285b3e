CREATE TABLE "import_changes" (
	"import_id" uuid,
	"number" integer,
	"product_id" uuid NOT NULL,
	"is_new" boolean NOT NULL,
	"revision" integer NOT NULL,
	"product_number" text NOT NULL,
	"title" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"differences" jsonb NOT NULL,
	CONSTRAINT "import_changes_pkey" PRIMARY KEY("import_id","number"),
	CONSTRAINT "import_changes_product" UNIQUE("import_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "import_errors" (
	"import_id" uuid,
	"number" integer,
	"line" integer NOT NULL,
	"column" integer,
	"code" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "import_errors_pkey" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"heads" text PRIMARY KEY,
	"mapping" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid,
	"line" integer,
	"cells" text[] NOT NULL,
	CONSTRAINT "import_rows_pkey" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY,
	"account_id" uuid,
	"source_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"encoding" text,
	"separator" text,
	"template" text DEFAULT 'own' NOT NULL,
	"state" text NOT NULL,
	"heads" text[] DEFAULT '{}'::text[] NOT NULL,
	"samples" jsonb DEFAULT '[]' NOT NULL,
	"mapping" jsonb DEFAULT '[]' NOT NULL,
	"options" jsonb NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"new_count" integer DEFAULT 0 NOT NULL,
	"changed_count" integer DEFAULT 0 NOT NULL,
	"same_count" integer DEFAULT 0 NOT NULL,
	"error_count" integer DEFAULT 0 NOT NULL,
	"additions" jsonb DEFAULT '{"colors":[],"groups":[]}' NOT NULL,
	"failure" text,
	"failure_line" integer,
	"failure_column" integer,
	"conflicts" jsonb DEFAULT '[]' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	"undone_at" timestamp(3) with time zone,
	CONSTRAINT "imports_format" CHECK ("format" in ('csv', 'xlsx')),
	CONSTRAINT "imports_state" CHECK (state in ('reading', 'mapping', 'checking', 'checked', 'running', 'listing', 'done', 'undoing', 'unlisting', 'undone', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "imports_writing" ON "imports" ((true)) WHERE "state" in ('running', 'listing', 'undoing', 'unlisting');--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "imports_state" ON "imports" ("state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "imports_account" ON "imports" ("account_id");--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_imports_id_fkey" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "import_errors" ADD CONSTRAINT "import_errors_import_id_imports_id_fkey" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fkey" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL;