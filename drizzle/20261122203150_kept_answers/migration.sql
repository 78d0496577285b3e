CREATE TABLE "kept_answers" (
	"key" text PRIMARY KEY,
	"request" text NOT NULL,
	"status" smallint,
	"body" json,
	"ends_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_answers_end" ON "kept_answers" ("ends_at");