-- The time zone of a member belongs to the account. The one that is known here was that of the browser.
update accounts.preferences p set browser_time_zone = n.time_zone from notifications.preferences n where n.user_id = p.user_id;
alter table notifications.preferences drop column time_zone;
