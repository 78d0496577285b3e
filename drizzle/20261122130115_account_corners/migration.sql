CREATE TABLE "session_tabs" (
	"session_id" text,
	"tab" text,
	"opened_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "session_tabs_pkey" PRIMARY KEY("session_id","tab")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "sign_up_meta" jsonb;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "second_factor_gone_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "password_suffices" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session_tabs" ADD CONSTRAINT "session_tabs_session_id_sessions_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;