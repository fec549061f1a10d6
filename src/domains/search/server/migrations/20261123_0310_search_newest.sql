-- A word that very many documents match is ranked among the newest of a type, and those with exactly this title.
create index documents_newest on search.documents (type, rank desc, id desc);
create index documents_of_title on search.documents (type, left(search.plain(title), 200));
