/**
 * The snapshot of stock changes visible when a file was uploaded: an import does not overwrite
 * later ones.
 */
export const stockUploadTables = `
alter table imports add column stock_snapshot pg_snapshot not null default pg_current_snapshot();
`;
