-- Which requests of a page led to a certificate that is still valid is answered by the index alone: a page of the own
-- list asks it, and the rows lie far apart among millions.
drop index certificates_request;
create index certificates_request on certificates (request_id) include (state, ends_on, id);
