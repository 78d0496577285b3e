-- A column may be made by it, other than by array_to_string, which for some kinds of lists depends on settings.
CREATE FUNCTION "joined_words"(words text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array_to_string(words, ' ')
$$;
