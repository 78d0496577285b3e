ALTER TABLE "orders" ADD COLUMN "hold_state" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hold_state" CHECK ("hold_state" in ('held', 'released', 'refused'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hold_reason" CHECK (("hold_state" is null) = ("hold_reason" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_held" CHECK ("hold_state" is distinct from 'held' or ("payment_state" = 'open' and "shipping_state" = 'open'));