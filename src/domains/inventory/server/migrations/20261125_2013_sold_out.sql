create index items_out on inventory.items (workspace_id, sku, id) include (warehouse_id) where quantity - allocated <= 0;
