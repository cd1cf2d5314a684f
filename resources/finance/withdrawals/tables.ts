/** What a person proves to be themselves with before money leaves their shop, beside what they sign in with. */
export const withdrawTables = `
alter table credentials add column pay_password_hash text;
`;
