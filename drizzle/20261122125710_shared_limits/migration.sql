CREATE UNLOGGED TABLE "sign_in_failures" (
	"key" text PRIMARY KEY,
	"count" integer NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "limit_windows" (
	"key" text PRIMARY KEY,
	"uses" integer NOT NULL,
	"most" integer NOT NULL,
	"recent" text[] NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sign_in_failures_last" ON "sign_in_failures" ("last_at");--> statement-breakpoint
CREATE INDEX "limit_windows_end" ON "limit_windows" ("ends_at");