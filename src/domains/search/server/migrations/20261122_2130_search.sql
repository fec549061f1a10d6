-- What one search finds: a document per record, written by the record's domain in its own transaction.
create schema search;

-- Text without case, accents, Arabic spelling variants and punctuation.
create function search.plain(input text) returns text
language sql immutable parallel safe strict
return regexp_replace(platform.searchable(input), '[^[:alnum:]]+', ' ', 'g');

-- Whole words and stems. Weight A: the title; B: numbers as they are; C: everything else.
create function search.to_words(title text, numbers text[], words text, english text, spanish text, arabic text) returns tsvector
language sql immutable parallel safe
return
  setweight(
    to_tsvector('pg_catalog.simple', search.plain(title)) || to_tsvector('pg_catalog.english', search.plain(title))
    || to_tsvector('pg_catalog.spanish', search.plain(title)) || to_tsvector('pg_catalog.arabic', search.plain(title)), 'A')
  || setweight(array_to_tsvector(numbers), 'B')
  || setweight(
    to_tsvector('pg_catalog.simple', search.plain(concat_ws(' ', words, english, spanish, arabic)))
    || to_tsvector('pg_catalog.english', search.plain(coalesce(english, '')))
    || to_tsvector('pg_catalog.spanish', search.plain(coalesce(spanish, '')))
    || to_tsvector('pg_catalog.arabic', search.plain(coalesce(arabic, ''))), 'C');

-- All typed words, each as the beginning of a word or as another form of it; or the beginning of a number.
create function search.to_query(typed text[], number text) returns tsquery
language sql immutable parallel safe
return (
  select coalesce(string_agg(format('(%s)',
    to_tsquery('pg_catalog.simple', platform.searchable(word) || ':*') || plainto_tsquery('pg_catalog.english', search.plain(word))
    || plainto_tsquery('pg_catalog.spanish', search.plain(word)) || plainto_tsquery('pg_catalog.arabic', search.plain(word))), ' & '), '')::tsquery
  from unnest(typed) word
) || coalesce('''' || number || ''':*B', '')::tsquery;

-- All typed words as whole words of the title.
create function search.to_title_query(typed text[]) returns tsquery
language sql immutable parallel safe
return (
  select coalesce(string_agg(format('(%s)', to_tsquery('pg_catalog.simple', platform.searchable(word) || ':A')), ' & '), '')::tsquery
  from unnest(typed) word
);

create table search.documents (
  -- The resource.
  type text not null check (length(type) <= 40),
  id text not null check (length(id) <= 100),
  title text not null,
  -- Who may find it, each with the type before it, so that one index finds both: 'vendor everyone', 'user accounts',
  -- 'order usr_…', 'orderPart ws_…:orders'.
  readers text[] not null check (cardinality(readers) > 0),
  -- The person it is about, hidden from those who blocked them.
  person_id text,
  words tsvector not null,
  -- Order of equally good matches, highest first.
  rank bigint not null check (rank between 0 and 9999999999999),
  primary key (type, id)
);
create index documents_words on search.documents using gin (readers, words);
-- Finds misspelled titles.
create index documents_title on search.documents using gin (platform.searchable(title) gin_trgm_ops) where title <> '';
