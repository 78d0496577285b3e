-- Similar words for the search; trusted since PostgreSQL 13, so the database's owner may create it.
create extension if not exists pg_trgm;
