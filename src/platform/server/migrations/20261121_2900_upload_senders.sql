-- A picture is sent by a member or by a guest who may see an order.
alter table platform.uploads rename column user_id to sender_id;
alter index platform.uploads_by_user rename to uploads_by_sender;
