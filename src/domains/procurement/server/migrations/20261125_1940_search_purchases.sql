-- Suppliers and purchase orders join the one search. A Plaza that finds no documents writes all of them at its start.
delete from search.documents;
