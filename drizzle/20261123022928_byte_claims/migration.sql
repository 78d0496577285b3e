CREATE TABLE "byte_claims" (
	"sha256" text PRIMARY KEY,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "data_exports_storage_key" ON "data_exports" ("storage_key") WHERE "storage_key" is not null;--> statement-breakpoint
CREATE INDEX "byte_claims_at" ON "byte_claims" ("at");