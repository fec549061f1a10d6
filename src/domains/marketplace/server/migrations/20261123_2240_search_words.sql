-- What a listing is found by beside its name, and other forms of words (docs/decisions/0044-search-words.md).

-- Text without case, accents, Arabic spelling variants and punctuation.
create function marketplace.plain(input text) returns text
language sql immutable parallel safe
return trim(regexp_replace(platform.searchable(input), '[^[:alnum:]]+', ' ', 'g'));

-- PostgreSQL's Arabic stemmer takes off an article or an ending, not both. Articles, the plural in -at and a possessive after ta marbuta are
-- undone before it.
create function marketplace.without_article(input text) returns text
language sql immutable parallel safe
return regexp_replace(
  regexp_replace(regexp_replace(input, '(^| )(?:[وفبك]?ال|[وف]?لل)(?=[^ ]{3})', '\1', 'g'), '([^ ]{3})ات(?= |$)', '\1ه', 'g'),
  '([^ ]{3})ت(?:ي|ك|ها|هم|نا)(?= |$)', '\1ه', 'g');

-- The stems of a text; `input` is plain.
create function marketplace.stems(language text, input text) returns tsvector
language sql immutable parallel safe
return case language
  when 'es' then to_tsvector('pg_catalog.spanish', input)
  when 'ar' then to_tsvector('pg_catalog.arabic', marketplace.without_article(input))
  else to_tsvector('pg_catalog.english', input) end;

-- Whole words and their stems.
create function marketplace.to_words(language text, input text) returns tsvector
language sql immutable parallel safe
return to_tsvector('pg_catalog.simple', marketplace.plain(input)) || marketplace.stems(language, marketplace.plain(input));

-- The stem of a typed word; the word itself where the language has none, as for “the”.
create function marketplace.stem(language text, word text) returns text
language sql immutable parallel safe
return coalesce((tsvector_to_array(marketplace.stems(language, marketplace.plain(word))))[1], marketplace.plain(word));

-- A typed word: the beginning of a word, or another form of it.
create function marketplace.to_query(language text, word text) returns tsquery
language sql immutable parallel safe
return to_tsquery('pg_catalog.simple', platform.searchable(word) || ':*')
  || to_tsquery('pg_catalog.simple', quote_literal(marketplace.stem(language, word)));

-- A typed word, or another form of it, as a whole word of the displayed name.
create function marketplace.to_name_query(language text, word text) returns tsquery
language sql immutable parallel safe
return to_tsquery('pg_catalog.simple', platform.searchable(word) || ':A')
  || to_tsquery('pg_catalog.simple', quote_literal(marketplace.stem(language, word)) || ':A');

-- Null until the listing is written again: a Plaza that finds such rows rebuilds them at its start.
alter table marketplace.listing_texts add column found_by text;
create index listing_texts_without_found_by on marketplace.listing_texts (product_id) where found_by is null;
