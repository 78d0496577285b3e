-- Shops sell with complete particulars alone; those that were filled as a demo, whose address nobody can have, stay open.
insert into settings (key, value, updated_at)
select 'operator', '{"isDemo": true}'::jsonb, now() from settings
where key = 'shop' and value ->> 'email' like '%.example'
on conflict (key) do nothing;
