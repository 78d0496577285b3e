-- Price history and stock movements are evidence: rows are added, never changed or removed.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;--> statement-breakpoint
create trigger price_changes_append_only before update or delete on price_changes
  for each row execute function refuse_change();--> statement-breakpoint
create trigger order_events_append_only before update on order_events
  for each row execute function refuse_change();--> statement-breakpoint
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change();--> statement-breakpoint
-- Sixteen shards: a writer raises one of them as the last statement of its transaction, readers compare the sum.
insert into catalogue_versions (shard, version) select shard, 1 from generate_series(0, 15) as shard;--> statement-breakpoint
insert into number_ranges (key, next) values ('order', 10001), ('customer', 1001);
