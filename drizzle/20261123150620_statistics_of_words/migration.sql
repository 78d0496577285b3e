-- What staff type may be in each row or in ten of a million. With the usual hundred samples one rare hit among them counts
-- as one row of a hundred, and a list is then walked along its order through hundreds of thousands of rows instead of being
-- looked up; of a thousand samples one hit still says 'few'.
ALTER TABLE "product_words" ALTER COLUMN "words" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "search_words" ALTER COLUMN "word" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "search_text" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "search_text" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "persons" ALTER COLUMN "search_text" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "search_text" SET STATISTICS 1000;--> statement-breakpoint
ALTER INDEX "mails_words" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
ALTER INDEX "audit_names" ALTER COLUMN 1 SET STATISTICS 1000;
