-- Writes what is to be told to endpoints of other programs, in the transaction of what happened.
create function tell_webhooks(told_kind text, told_subject uuid) returns void language sql as $$
  insert into webhook_deliveries (id, endpoint_id, kind, subject_id, due_at, created_at)
  select gen_random_uuid(), e.id, told_kind, told_subject, now(), now()
  from webhook_endpoints e where e.is_active and told_kind = any(e.kinds)
$$;
