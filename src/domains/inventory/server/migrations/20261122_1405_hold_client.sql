-- A keyed hash of the network address that began the hold; what one address holds of a variant is added up. Null: not known.
alter table inventory.holds add column client text;
create index holds_by_client on inventory.holds (client, variant_id) where client is not null;
