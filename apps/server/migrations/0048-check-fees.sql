alter table requests validate constraint requests_fee;
