CREATE INDEX "product_downloads_file" ON "product_downloads" ("file_id");--> statement-breakpoint
CREATE INDEX "product_images_file" ON "product_images" ("file_id");