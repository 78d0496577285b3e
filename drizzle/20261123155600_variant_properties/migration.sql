CREATE TABLE "property_words" (
	"key" text,
	"value" text,
	"english" text NOT NULL,
	CONSTRAINT "property_words_pkey" PRIMARY KEY("key","value")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "written" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "property_values" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "properties" jsonb DEFAULT '[]' NOT NULL;