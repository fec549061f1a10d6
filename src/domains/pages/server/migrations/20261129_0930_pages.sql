create schema pages;

-- Texts are jsonb: {"en": {"title", "html"}, "es": …, "ar": …}; an empty html is not written.
create table pages.pages (
  slug text primary key,
  draft jsonb not null default '{"en": {"title": "", "html": ""}, "es": {"title": "", "html": ""}, "ar": {"title": "", "html": ""}}',
  -- Null: not published.
  published_number int,
  -- Counts the changes of the draft and of the publication.
  version int not null default 1
);

create table pages.versions (
  slug text not null references pages.pages,
  number int not null check (number > 0),
  texts jsonb not null,
  published_at timestamptz not null,
  -- Null: the account was erased.
  published_by text,
  primary key (slug, number)
);

alter table pages.pages add foreign key (slug, published_number) references pages.versions (slug, number);
create index on pages.versions (published_by) where published_by is not null;

insert into pages.pages (slug) values ('about'), ('contact'), ('privacy'), ('terms');
