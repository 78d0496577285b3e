-- The digits of the shop's order beside those of prices, so that the first of many are found without sorting.
insert into listing_bitmaps (kind, value, block, members)
select 'sortOrder', place::text, ordinal / 1024, bit_or(set_bit(repeat('0', 1024)::bit(1024), ordinal % 1024, 1))
from listings cross join generate_series(0, 31) as place
where ((sort_order::bigint + 2147483648) >> place) & 1 = 1
group by place, ordinal / 1024;
