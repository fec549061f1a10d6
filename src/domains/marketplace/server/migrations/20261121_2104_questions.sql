-- Questions about products and their answers, in one table: an answer names its question.
create table marketplace.questions (
  id text primary key,
  -- The vendor's.
  workspace_id text not null references workspaces.workspaces,
  product_id text not null references catalog.products on delete cascade,
  -- The question it answers; null is a question.
  question_id text references marketplace.questions on delete cascade,
  -- Null when they have left Plaza.
  user_id text,
  -- It is the vendor's answer.
  by_vendor boolean not null default false,
  language text not null check (language in ('en', 'es', 'ar')),
  text text not null check (length(text) between 1 and 2000),
  -- Members who think that it breaks the rules.
  reporters text[] not null default '{}',
  written_at timestamptz not null,
  check (question_id is not null or not by_vendor)
);
create index questions_newest on marketplace.questions (product_id, written_at desc, id desc) where question_id is null;
create index questions_answers on marketplace.questions (question_id, id) where question_id is not null;
create index questions_by_user on marketplace.questions (user_id) where user_id is not null;
create index questions_by_reporter on marketplace.questions using gin (reporters);
