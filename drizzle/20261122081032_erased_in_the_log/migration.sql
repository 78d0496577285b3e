-- The log stays append-only, but for the names, values and networks of people who were erased: they may give way to
-- nothing, and to nothing else. Who did what to whom, and when, never changes.
create function is_erased(kind text, wanted uuid) returns boolean language sql stable as $$
  select case kind
    when 'person' then not exists (select from persons p where p.id = wanted
      and not exists (select from accounts a where a.id = p.account_id and a.anonymised_at is not null))
    else exists (select from accounts a where a.id = wanted and a.anonymised_at is not null)
  end
$$;--> statement-breakpoint
create function refuse_audit_change() returns trigger language plpgsql as $$
declare
  nobody constant text := 'gelöschtes Konto';
  is_subject_erased boolean;
  is_doer_erased boolean;
begin
  if tg_op = 'UPDATE' then
    is_subject_erased := old.subject_id is not null and is_erased(old.subject_type, old.subject_id);
    is_doer_erased := case when old.account_id is null then is_subject_erased else is_erased('account', old.account_id) end;
    if (new.id, new.at, new.account_id, new.on_behalf_of, new.action, new.subject_type, new.subject_id)
        is not distinct from
        (old.id, old.at, old.account_id, old.on_behalf_of, old.action, old.subject_type, old.subject_id)
      and (new.subject_name is not distinct from old.subject_name or (is_subject_erased and new.subject_name = nobody))
      and (new.actor_name is not distinct from old.actor_name or (is_doer_erased and new.actor_name = nobody))
      and (new.address is not distinct from old.address or (is_doer_erased and new.address is null))
      and (new.changes = old.changes or (is_subject_erased and not exists (
        select from jsonb_each(old.changes) as before full join jsonb_each(new.changes) as later using (key)
        where later.value is distinct from before.value
          and (before.key is null or later.value is distinct from '{"old": null, "new": null}'))))
    then
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;--> statement-breakpoint
drop trigger audit_entries_append_only on audit_entries;--> statement-breakpoint
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_audit_change();--> statement-breakpoint
-- Whose account the mails so far are about: the former addresses of an account are known from the log, until when each
-- was theirs; the rest goes by the present address.
update mails m set account_id = former.subject_id
from (
  select distinct on (m.id) m.id, e.subject_id
  from audit_entries e
  join mails m on lower(m.recipient) = lower(e.changes -> 'email' ->> 'old') and m.created_at <= e.at
  where e.action = 'account.emailChanged' and m.order_id is null
  order by m.id, e.at
) as former
where m.id = former.id;--> statement-breakpoint
update mails m set account_id = a.id
from accounts a
where m.account_id is null and m.order_id is null and lower(m.recipient) = lower(a.email);--> statement-breakpoint
-- Whoever was erased before: what was sent to their former addresses, and what the log tells of them.
delete from mails m using accounts a
where a.id = m.account_id and a.anonymised_at is not null and m.order_id is null;--> statement-breakpoint
update audit_entries e set
  subject_name = case when e.subject_name is not null then 'gelöschtes Konto' end,
  actor_name = case when e.account_id = e.subject_id then 'gelöschtes Konto' else e.actor_name end,
  address = case when e.account_id is null or e.account_id = e.subject_id then null else e.address end,
  changes = coalesce((select jsonb_object_agg(key, case when key in ('attempts', 'by', 'count', 'discountGroups', 'endsAt',
      'freeShippingFrom', 'grants', 'isActive', 'paymentOverrides', 'personalPercent', 'roles', 'secondFactor', 'sessions',
      'shippingFree') then value else '{"old": null, "new": null}' end) from jsonb_each(e.changes)), '{}')
where e.subject_type = 'account' and is_erased('account', e.subject_id)
  or e.subject_type = 'person' and is_erased('person', e.subject_id)
    and not exists (select from persons p where p.id = e.subject_id)
    and not exists (select from audit_entries d where d.action = 'person.deleted' and d.subject_id = e.subject_id);
