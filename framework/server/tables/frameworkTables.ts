import type { Generated } from "kysely";
import type { TenantColumnName } from "../../schema/index.ts";
import type { Difference } from "../audit.ts";
import type { ImportStatus } from "../importExport/importStatus.ts";
import type { Sheet } from "../importExport/parseFile.ts";
import type { DefaultStructure, DefaultTimestamp, Structure, Timestamp } from "./columnTypes.ts";

/** The tables of the framework itself. */
declare module "./DB.ts" {
  interface SystemTables {
    audit_entries: AuditEntriesTable;
    failures: FailuresTable;
    files: FilesTable;
    import_mappings: ImportMappingsTable;
    import_pictures: ImportPicturesTable;
    imported_keys: ImportedKeysTable;
    imported_rows: ImportedRowsTable;
    imports: ImportsTable;
    leases: LeasesTable;
    schema_migrations: SchemaMigrationsTable;
    sessions: SessionsTable;
  }
}

/** Rows of a tenant, or of the operator where the column is null. */
type TenantRows = { [K in TenantColumnName]: number | null };

interface AuditEntriesTable extends TenantRows {
  id: Generated<number>;
  resource: string;
  record_id: number | null;
  label: string | null;
  operation: string;
  action: string | null;
  changes: DefaultStructure<Difference>;
  add_by: number | null;
  member_name: string | null;
  ip: string | null;
  request_id: string | null;
  add_time: DefaultTimestamp;
}

/** Attempts at secrets that are not known to be right. */
interface FailuresTable {
  id: Generated<number>;
  key: string;
  add_time: DefaultTimestamp;
}

interface FilesTable extends TenantRows {
  id: Generated<number>;
  path: string;
  name: string;
  type: string;
  size: number;
  hash: string;
  add_by: number | null;
  add_time: DefaultTimestamp;
}

interface ImportMappingsTable extends TenantRows {
  resource: string;
  columns: string;
  mapping: Structure<(string | null)[]>;
  key: string | null;
  upd_time: DefaultTimestamp;
}

interface ImportPicturesTable extends TenantRows {
  id: Generated<number>;
  import_id: string;
  resource: string;
  record_id: number;
  place: string;
  address: string;
  state: Generated<string>;
  tries: Generated<number>;
  try_at: DefaultTimestamp;
  file: string | null;
  error: string | null;
  member_id: number;
  locale: string;
  add_time: DefaultTimestamp;
  upd_time: DefaultTimestamp;
}

interface ImportedKeysTable extends TenantRows {
  resource: string;
  key: string;
  record_id: number;
}

interface ImportedRowsTable extends TenantRows {
  id: Generated<number>;
  import_id: string;
  resource: string;
  record_id: number;
  is_new: boolean;
  version: number;
  changes: DefaultStructure<Difference>;
}

interface ImportsTable extends TenantRows {
  id: string;
  resource: string;
  member_id: number;
  state: string;
  status: DefaultStructure<ImportStatus>;
  data: DefaultStructure<Sheet>;
  add_time: DefaultTimestamp;
  upd_time: DefaultTimestamp;
  stock_snapshot: Generated<string>;
}

interface LeasesTable {
  name: string;
  holder: string;
  until: Timestamp;
}

interface SchemaMigrationsTable {
  name: string;
  checksum: string;
  applied_at: DefaultTimestamp;
}

/** The sessions of members; an app may add columns. */
export interface SessionsTable extends TenantRows {
  token_hash: string;
  member_id: number;
  add_time: DefaultTimestamp;
  last_used: DefaultTimestamp;
  expires_at: Timestamp;
  ip: string | null;
  agent: string | null;
  id: Generated<number>;
  previous_hash: string | null;
  renewal_salt: string | null;
  renewed_at: DefaultTimestamp;
  way: Generated<string>;
}
