-- Categories in three languages, and lists of their own: the platform's (no workspace), and one for each workspace.
alter table catalog.categories
  -- {"en": …, "es": …, "ar": …}, what was written; `name` is the one that is always there.
  add names jsonb not null default '{}',
  -- Whose list it is in; null is the platform's.
  add workspace_id text references workspaces.workspaces on delete cascade,
  add version int not null default 1;

-- Names are unique per list, ignoring case.
drop index catalog.categories_name;
create unique index categories_name on catalog.categories (coalesce(workspace_id, ''), lower(name));
create index categories_below on catalog.categories (parent_id);
create index categories_of_workspace on catalog.categories (workspace_id) where workspace_id is not null;
create index products_of_category on catalog.products (category_id, id);

update catalog.categories set names = case slug
  when 'apparel' then '{"en": "Apparel", "es": "Ropa", "ar": "ملابس"}'::jsonb
  when 'accessories' then '{"en": "Accessories", "es": "Accesorios", "ar": "إكسسوارات"}'::jsonb
  when 'tech' then '{"en": "Tech", "es": "Tecnología", "ar": "تقنية"}'::jsonb
  else jsonb_build_object('en', name)
end;
