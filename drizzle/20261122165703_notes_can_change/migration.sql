-- What happened to an order stays as it was noted; what somebody wrote about it may be put in other words.
drop trigger order_events_append_only on order_events;--> statement-breakpoint
create trigger order_events_append_only before update on order_events
  for each row when (old.kind <> 'note' or (old.id, old.order_id, old.kind, old.at, old.account_id, old.mail_id)
    is distinct from (new.id, new.order_id, new.kind, new.at, new.account_id, new.mail_id))
  execute function refuse_change();
