alter table cases validate constraint cases_type;
alter table cases validate constraint cases_organization;
alter table cases validate constraint cases_food_object_state;
alter table cases validate constraint cases_food_object_number;
alter table cases validate constraint cases_food_object_sent;
alter table case_submissions validate constraint case_submissions_case;
alter table food_registrations validate constraint food_registrations_case;
