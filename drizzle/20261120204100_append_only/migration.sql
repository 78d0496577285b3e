-- Evidence cannot be emptied at a stroke either.
create trigger audit_entries_not_truncated before truncate on audit_entries
  for each statement execute function refuse_change();--> statement-breakpoint
create trigger price_changes_not_truncated before truncate on price_changes
  for each statement execute function refuse_change();
