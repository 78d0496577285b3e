-- The next number of a range, within the transaction that uses it: a roll-back gives it back.
create function draw_number(wanted text) returns integer language sql volatile as $$
  update number_ranges set next = next + 1 where key = wanted returning (next - 1)::integer
$$;--> statement-breakpoint
-- Customer numbers are drawn when an account is opened from here on; those that have none get theirs in the order in which
-- they were opened. Programs have none, and who was erased gave theirs up.
update accounts a set customer_number = numbered.number
from (
  select id, (select next from number_ranges where key = 'customer') - 1
    + row_number() over (order by created_at, id) as number
  from accounts
  where customer_number is null and anonymised_at is null and not is_built_in and not 'internal' = any(roles)
) as numbered
where a.id = numbered.id;--> statement-breakpoint
update number_ranges set next = greatest(next, (select coalesce(max(customer_number), 0) + 1 from accounts))
where key = 'customer';--> statement-breakpoint
-- Mails about an order say whose account it was placed with, as those about accounts do.
update mails m set account_id = o.account_id
from orders o
where o.id = m.order_id and m.account_id is null and o.account_id is not null;
--> statement-breakpoint
-- What people call a thing that the log tells of, where whoever notes it did not say: its name now, or the last one that the
-- log knows.
create function audit_subject_name(kind text, wanted uuid) returns text language sql stable as $$
  select coalesce(
    case kind
      when 'account' then (select name from accounts where id = wanted)
      when 'color' then (select coalesce(title ->> 'de', code) from colors where id = wanted)
      when 'mail' then (select subject from mails where id = wanted)
      when 'order' then (select order_number::text from orders where id = wanted)
      when 'product' then (select product_number || ' ' || (title ->> 'de') from products where id = wanted)
      when 'productGroup' then (select title ->> 'de' from product_groups where id = wanted)
    end,
    (select e.subject_name from audit_entries e
      where e.subject_type = kind and e.subject_id = wanted and e.subject_name is not null order by e.at desc limit 1))
$$;--> statement-breakpoint
-- Entries that named nothing are given the name of now. The log refuses every other change of its entries.
alter table audit_entries disable trigger audit_entries_append_only;--> statement-breakpoint
update audit_entries set subject_name = audit_subject_name(subject_type, subject_id)
where subject_name is null and subject_id is not null and subject_type in ('color', 'mail', 'order', 'product', 'productGroup');
--> statement-breakpoint
alter table audit_entries enable trigger audit_entries_append_only;
