-- Quotes are found by the beginning of their number, as orders are.
update search.documents set words = words || setweight(array_to_tsvector(array[title]), 'B') where type = 'quote';
