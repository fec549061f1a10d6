-- How a member arranged the cards of their dashboard: {"order": [keys], "hidden": [keys]}. Null: never.
alter table accounts.preferences add column dashboard jsonb;
