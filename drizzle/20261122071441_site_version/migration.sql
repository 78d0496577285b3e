ALTER TABLE "catalogue_versions" RENAME TO "site_versions";--> statement-breakpoint
ALTER INDEX "catalogue_versions_pkey" RENAME TO "site_versions_pkey";
