CREATE TABLE "form_files" (
	"id" uuid PRIMARY KEY,
	"answer_id" uuid NOT NULL,
	"field" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "form_files_answer" ON "form_files" ("answer_id","field","position");--> statement-breakpoint
CREATE INDEX "form_files_sha256" ON "form_files" ("sha256");--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_answer_id_form_answers_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "form_answers"("id") ON DELETE CASCADE;