/** Which changes of stock a file could know of when it was uploaded: an import refuses to undo those that came later. */
export const stockUploadTables = `
alter table imports add column stock_snapshot pg_snapshot not null default pg_current_snapshot();
`;
