-- A quote of a merged contact belongs to the one that was kept, like its deals and tasks.
create trigger quotes_lead_contact before insert or update of contact_id on crm.quotes for each row execute function crm.lead_contact();

update crm.quotes q set contact_id = c.id from crm.contacts c
where c.workspace_id = q.workspace_id and c.id = q.contact_id and c.merged_into is not null;
