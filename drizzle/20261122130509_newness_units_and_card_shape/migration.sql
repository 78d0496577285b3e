ALTER TABLE "listings" ADD COLUMN "card_shape" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unit" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unit_plural" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "new_since" timestamp(3) with time zone;--> statement-breakpoint
-- When a product was marked is not known: its last change is the latest that it can have been.
UPDATE "products" SET "new_since" = "updated_at" WHERE "is_new";--> statement-breakpoint
-- Whoever marks a product by hand need not think of the time.
CREATE FUNCTION keep_new_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.new_since := CASE WHEN new.is_new THEN coalesce(new.new_since, now()) END;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER products_keep_new_since BEFORE INSERT OR UPDATE OF is_new ON "products"
  FOR EACH ROW EXECUTE FUNCTION keep_new_since();--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_new_since" CHECK ("is_new" = ("new_since" is not null));