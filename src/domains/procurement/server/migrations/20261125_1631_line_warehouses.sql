-- Where the goods of a line are delivered; null: free text, or the default warehouse at the time of the receipt.
alter table procurement.lines add column warehouse_id text;
