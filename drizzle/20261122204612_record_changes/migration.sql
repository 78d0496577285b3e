CREATE TABLE "record_changes" (
	"kind" text,
	"id" uuid,
	"number" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "record_changes_pkey" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE INDEX "products_properties" ON "products" USING gin ("properties" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "products_created" ON "products" ("created_at","id");--> statement-breakpoint
CREATE INDEX "variants_gtin" ON "variants" (("properties" ->> 'gtin'));--> statement-breakpoint
CREATE INDEX "record_changes_number" ON "record_changes" ("kind","number","id");--> statement-breakpoint
CREATE INDEX "record_changes_at" ON "record_changes" ("kind","changed_at");