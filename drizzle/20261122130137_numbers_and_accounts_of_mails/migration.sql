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
