ALTER TABLE "webhook_endpoints" ADD COLUMN "missed_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "missed_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_missed" CHECK ("missed_until" is null or "missed_since" is not null);