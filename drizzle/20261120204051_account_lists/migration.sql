CREATE INDEX "accounts_name" ON "accounts" (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "accounts_staff" ON "accounts" ("created_at") WHERE "roles" && array['member', 'admin', 'system'];--> statement-breakpoint
CREATE INDEX "accounts_waiting" ON "accounts" ("created_at") WHERE not "is_active" or "email_verified_at" is null or "deletion_requested_at" is not null;--> statement-breakpoint
CREATE INDEX "accounts_discounts" ON "accounts" USING gin (("terms" -> 'discountGroups')) WHERE "terms" ? 'discountGroups';