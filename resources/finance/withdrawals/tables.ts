/**
 * The secrets by which a member proves their identity before a withdrawal, in addition to their
 * login.
 */
export const withdrawTables = `
alter table credentials add column pay_password_hash text;
`;
