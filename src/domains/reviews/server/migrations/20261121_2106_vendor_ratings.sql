-- What a vendor's products were rated in sum: shown on each of their pages, so it is not added up there. Kept by a trigger, because
-- ratings also go away with their product.
create table reviews.vendor_ratings (
  workspace_id text primary key references workspaces.workspaces,
  count bigint not null,
  sum bigint not null
);
insert into reviews.vendor_ratings select workspace_id, sum(count), sum(count * stars) from reviews.ratings group by workspace_id;

create function reviews.keep_vendor_rating() returns trigger language plpgsql as $$
declare
  more int := coalesce(new.count, 0) - coalesce(old.count, 0);
  row reviews.ratings := coalesce(new, old);
begin
  insert into reviews.vendor_ratings as kept values (row.workspace_id, more, more * row.stars)
  on conflict (workspace_id) do update set count = kept.count + excluded.count, sum = kept.sum + excluded.sum;
  return null;
end $$;
create trigger ratings_of_vendors after insert or delete or update of count on reviews.ratings
  for each row execute function reviews.keep_vendor_rating();
drop index reviews.ratings_by_workspace;
