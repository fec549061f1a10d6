-- Vendors are found by a name that is spelled almost so.
create extension if not exists pg_trgm;
create index vendors_similar on vendors.vendors using gin (platform.searchable(name) gin_trgm_ops);
