CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"claim" uuid,
	"message" json,
	"log" jsonb DEFAULT '[]' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "webhook_deliveries_state" CHECK ("state" in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_ended" CHECK (("state" = 'waiting') = ("ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY,
	"label" text NOT NULL,
	"url" text NOT NULL,
	"kinds" text[] NOT NULL,
	"includes_people" boolean DEFAULT false NOT NULL,
	"owner_id" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"off_reason" text,
	"failing_since" timestamp(3) with time zone,
	"delivered_at" timestamp(3) with time zone,
	"sealed_secret" text NOT NULL,
	"sealed_previous" text,
	"previous_until" timestamp(3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "webhook_endpoints_off" CHECK ("off_reason" is null or not "is_active"),
	CONSTRAINT "webhook_endpoints_previous" CHECK (("sealed_previous" is null) = ("previous_until" is null))
);
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" ("endpoint_id","due_at","position") WHERE "state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_order" ON "webhook_deliveries" ("endpoint_id","subject_id","position") WHERE "state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_latest" ON "webhook_deliveries" ("position" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" ("endpoint_id","position" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" ("position" DESC NULLS LAST) WHERE "state" = 'failed';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_subject" ON "webhook_deliveries" ("subject_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_created" ON "webhook_endpoints" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_owner_id_accounts_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "accounts"("id") ON DELETE SET NULL;