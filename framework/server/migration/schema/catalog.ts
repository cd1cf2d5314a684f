/** The columns of PostgreSQL's catalog that describe a schema. */
interface Catalog {
  columns: { column_name: string };
  pg_class: { relname: string; relrowsecurity: boolean };
  pg_proc: { proname: string };
  pg_roles: { rolname: string };
}

/** A row of PostgreSQL's catalog. */
export type CatalogRow<T extends keyof Catalog> = Catalog[T];
