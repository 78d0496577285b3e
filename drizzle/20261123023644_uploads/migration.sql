CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY,
	"uploaded_by" uuid NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"writer" uuid,
	"writer_until" timestamp(3) with time zone,
	CONSTRAINT "uploads_received" CHECK ("received" between 0 and "size"),
	CONSTRAINT "uploads_writer" CHECK (("writer" is null) = ("writer_until" is null))
);
--> statement-breakpoint
CREATE INDEX "uploads_uploaded_by" ON "uploads" ("uploaded_by");--> statement-breakpoint
CREATE INDEX "uploads_changed" ON "uploads" ("changed_at");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_uploaded_by_accounts_id_fkey" FOREIGN KEY ("uploaded_by") REFERENCES "accounts"("id") ON DELETE CASCADE;