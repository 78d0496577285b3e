-- Which rows of customers are out of date follows every change, whoever makes it. Rows are only added here: an order never
-- waits for another of the same customer, and two that mark several orders cannot wait for each other.
create function touch_customers(ids uuid[]) returns void language plpgsql as $$
declare
  is_first constant boolean := not exists (select from customer_touches);
begin
  insert into customer_touches (subject_id) select unnest(ids);
  -- One job for all that happens within two seconds; what falls between two of them waits for the clock's.
  if is_first then
    perform graphile_worker.add_job('fold_customers', run_at => now() + interval '2 seconds');
  end if;
end $$;--> statement-breakpoint
create function touch_customers_of_new() returns trigger language plpgsql as $$
begin
  perform touch_customers(array(select id from new_rows));
  return null;
end $$;--> statement-breakpoint
create function touch_customer_of_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform touch_customers(array[new.id]);
  end if;
  if tg_op = 'DELETE' or (lower(old.email), old.account_id) is distinct from (lower(new.email), new.account_id) then
    if old.account_id is not null then
      perform touch_customers(array[old.account_id]);
    else
      -- A guest is known by nothing but their orders: whoever reckons just now has to end before their row is looked for.
      perform pg_advisory_xact_lock(hashtextextended('customers.fold', 0));
      perform touch_customers(array(select id from customers where email_key = lower(old.email)));
    end if;
  end if;
  return null;
end $$;--> statement-breakpoint
-- Whoever ordered as a guest with an address that was this account's is a customer of their own again: any order of theirs
-- says who.
create function touch_customer_of_account() returns trigger language plpgsql as $$
begin
  perform touch_customers(old.id || array(
    select id from orders where lower(email) = lower(old.email) and account_id is null limit 1));
  return null;
end $$;--> statement-breakpoint
create function touch_customer_of_withdrawal() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.order_id is not null then
    perform touch_customers(array[old.order_id]);
  end if;
  if tg_op <> 'DELETE' and new.order_id is not null then
    perform touch_customers(array[new.order_id]);
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger orders_touch_customers after insert on orders
  referencing new table as new_rows for each statement execute function touch_customers_of_new();--> statement-breakpoint
create trigger orders_touch_customer after update of state, payment_state, hold_state, email, account_id, gross_cents,
  to_pay_cents, placed_at, customer_name, invoice_address on orders for each row
  when ((old.state, old.payment_state, old.hold_state, old.email, old.account_id, old.gross_cents, old.to_pay_cents,
      old.placed_at, old.customer_name, old.invoice_address)
    is distinct from (new.state, new.payment_state, new.hold_state, new.email, new.account_id, new.gross_cents,
      new.to_pay_cents, new.placed_at, new.customer_name, new.invoice_address))
  execute function touch_customer_of_order();--> statement-breakpoint
create trigger orders_forgotten_by_customer after delete on orders
  for each row execute function touch_customer_of_order();--> statement-breakpoint
create trigger accounts_touch_customers after insert on accounts
  referencing new table as new_rows for each statement execute function touch_customers_of_new();--> statement-breakpoint
create trigger accounts_touch_customer after update of email, name, company, customer_number, roles, is_built_in,
  anonymised_at on accounts for each row
  when ((old.email, old.name, old.company, old.customer_number, old.roles, old.is_built_in, old.anonymised_at)
    is distinct from (new.email, new.name, new.company, new.customer_number, new.roles, new.is_built_in, new.anonymised_at))
  execute function touch_customer_of_account();--> statement-breakpoint
create trigger accounts_forgotten_by_customers after delete on accounts
  for each row execute function touch_customer_of_account();--> statement-breakpoint
create trigger withdrawals_touch_customer after insert or update or delete on withdrawals
  for each row execute function touch_customer_of_withdrawal();--> statement-breakpoint
-- What is there already is reckoned by the first job: accounts bring their own orders, guests are found by one order each.
insert into customer_touches (subject_id) select id from accounts;--> statement-breakpoint
insert into customer_touches (subject_id)
  select min(id::text)::uuid from orders where account_id is null group by lower(email);--> statement-breakpoint
-- And something is always waiting until the clock's first run: while a new shop is being filled, no job is added.
insert into customer_touches (subject_id) values ('00000000-0000-0000-0000-000000000000');--> statement-breakpoint
-- What staff type may be in each row or in ten of a million: see statistics_of_words.
ALTER TABLE "customers" ALTER COLUMN "search_text" SET STATISTICS 1000;
