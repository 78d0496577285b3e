-- The one place where goods were handed out becomes the first of several: its name is what stands before the first comma, so
-- that both together read as before.
UPDATE "settings" SET "value" = jsonb_set("value", '{pickup}', jsonb_build_object(
  'isOffered', "value" #> '{pickup,isOffered}',
  'places', jsonb_build_array(jsonb_build_object(
    'key', 'place-1', 'hours', null, 'note', null, 'country', null,
    'name', jsonb_build_object(
      'de', trim(split_part("value" #>> '{pickup,address,de}', ',', 1)),
      'en', nullif(trim(split_part(coalesce("value" #>> '{pickup,address,en}', ''), ',', 1)), '')),
    'address', jsonb_build_object(
      'de', trim(substr("value" #>> '{pickup,address,de}', length(split_part("value" #>> '{pickup,address,de}', ',', 1)) + 2)),
      'en', nullif(trim(substr("value" #>> '{pickup,address,en}', length(split_part("value" #>> '{pickup,address,en}', ',', 1)) + 2)), ''))))))
WHERE "key" = 'shipping' AND trim(split_part(coalesce("value" #>> '{pickup,address,de}', ''), ',', 1)) <> '';--> statement-breakpoint
UPDATE "settings" SET "value" = jsonb_set("value", '{pickup}', '{"isOffered": false, "places": []}'::jsonb)
WHERE "key" = 'shipping' AND "value" #> '{pickup,address}' IS NOT NULL;
