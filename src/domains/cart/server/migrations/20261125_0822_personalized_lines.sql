-- A line is a variant and what it is personalized with: two engravings of one ring are two lines.
alter table cart.lines
  -- The variant, followed by a digest of the personalization if there is one.
  add column line_id text,
  -- [{"id": field, "value": text, value of a choice, or id of a picture}]
  add column personalization jsonb not null default '[]' check (jsonb_typeof(personalization) = 'array');
update cart.lines set line_id = variant_id;
alter table cart.lines
  alter column line_id set not null,
  drop constraint lines_pkey,
  add primary key (owner, place, line_id),
  add constraint lines_line_id check (case when personalization = '[]' then line_id = variant_id else starts_with(line_id, variant_id || '.') end);
-- Finds the lines that need a picture.
create index lines_by_personalization on cart.lines using gin (personalization jsonb_path_ops) where personalization <> '[]';

-- Pictures that shoppers send for personalization. Only their owner and the vendor of an ordered line see them.
create table cart.pictures (
  id text primary key,
  owner text not null,
  key text not null unique,
  width int not null check (width > 0),
  height int not null check (height > 0),
  bytes int not null check (bytes > 0),
  uploaded_at timestamptz not null,
  -- A line has or had it. Until then its file is deleted after a day.
  claimed boolean not null default false,
  -- When it was sent, or joined a line most recently.
  used_at timestamptz not null,
  -- An order has it, so it stays when no line does.
  ordered boolean not null default false
);
create index pictures_by_owner on cart.pictures (owner, uploaded_at);
create index pictures_used_at on cart.pictures (used_at) where not ordered;
