-- Gives the audit log to a role of its own, which nobody can log in as. From then on Plaza's role can add entries and read them,
-- and no statement of Plaza's changes, empties or drops them (docs/decisions/0013-audit-log.md).
--
-- Run by a superuser in Plaza's database, after Plaza has started there once: psql … -f scripts/audit-owner.sql
-- It does nothing when it was run before. Plaza runs it itself in the PostgreSQL that it brings along.
do $$
declare
  plaza pg_catalog.name;
  routine pg_catalog.regprocedure;
begin
  -- A database can carry a search path that its owner chose: a superuser looks nothing up by it.
  perform pg_catalog.set_config('search_path', 'pg_catalog', true);
  select pg_get_userbyid(relowner) into plaza from pg_class where oid = 'audit.entries'::regclass;
  if plaza = 'plaza_audit' then
    return;
  end if;
  if not exists (select from pg_roles where rolname = 'plaza_audit') then
    create role plaza_audit nologin;
  end if;
  alter schema audit owner to plaza_audit;
  alter table audit.entries owner to plaza_audit;
  for routine in select oid from pg_proc where pronamespace = 'audit'::regnamespace loop
    execute format('alter routine %s owner to plaza_audit', routine);
  end loop;
  execute format('grant usage on schema audit to %I', plaza);
  execute format('grant select on audit.entries to %I', plaza);
  execute format('grant execute on all routines in schema audit to %I', plaza);
end
$$;
