CREATE TABLE "search_misses" (
	"id" uuid PRIMARY KEY,
	"language" text NOT NULL,
	"word" text NOT NULL,
	"text" text NOT NULL,
	"searches" integer NOT NULL,
	"first_at" timestamp(3) with time zone NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonym_words" (
	"synonym_id" uuid,
	"language" text NOT NULL,
	"word" text collate "C",
	"stem" text collate "C",
	"start" text collate "C" NOT NULL,
	CONSTRAINT "search_synonym_words_pkey" PRIMARY KEY("synonym_id","word","stem")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" uuid PRIMARY KEY,
	"language" text NOT NULL,
	"words" text[] NOT NULL,
	"means" text[] DEFAULT '{}'::text[] NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_misses_word" ON "search_misses" ("language","word");--> statement-breakpoint
CREATE INDEX "search_misses_last" ON "search_misses" ("last_at");--> statement-breakpoint
CREATE INDEX "search_synonym_words_word" ON "search_synonym_words" ("language","word","stem");--> statement-breakpoint
CREATE INDEX "search_synonyms_changed" ON "search_synonyms" ("changed_at","id");--> statement-breakpoint
ALTER TABLE "search_synonym_words" ADD CONSTRAINT "search_synonym_words_synonym_id_search_synonyms_id_fkey" FOREIGN KEY ("synonym_id") REFERENCES "search_synonyms"("id") ON DELETE CASCADE;