import type pg from "pg";
import type { Calculated } from "../../tables/DB.ts";
import type { CatalogRow } from "./catalog.ts";
import { byText, type GrantRow, printGrants } from "./printGrants.ts";
import type { NamedDefinition } from "./readSchema.ts";

type FunctionRow = { name: CatalogRow<"pg_proc">["proname"] } & Calculated<{
  definition: string;
  revoked: boolean;
}>;
type SequenceRow = { name: CatalogRow<"pg_class">["relname"] } & Calculated<{ definition: string }>;
type ViewRow = SequenceRow & Calculated<{ tables: string[] | null }>;

/** Functions of extensions are left out. A function without a grant may be called by everybody. */
const functionsSql = `
  select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition,
    not has_function_privilege('public', p.oid, 'execute') as revoked
  from pg_proc p
  where p.pronamespace = $1::regnamespace and p.prokind in ('f', 'p')
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')`;

const functionGrantsSql = `
  select 'function ' || p.oid::regprocedure::text as object, g.grantee::regrole::text as grantee,
    g.privilege_type as privilege, null as column
  from pg_proc p cross join aclexplode(p.proacl) g
  where p.pronamespace = $1::regnamespace and g.grantee::regrole::text like $2 || '%'`;

/** Sequences of identity columns are part of their columns. */
const sequencesSql = `
  select quote_ident(c.relname) as name, 'create sequence ' || quote_ident(c.relname) || ' as ' || format_type(s.seqtypid, null)
    || ' start ' || s.seqstart || ' increment ' || s.seqincrement as definition
  from pg_sequence s join pg_class c on c.oid = s.seqrelid
  where c.relnamespace = $1::regnamespace
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'i')`;

/** Only PostgreSQL before 16 names the table before each column of a view of one table. */
const viewsSql = `
  select quote_ident(c.relname) as name, pg_get_viewdef(c.oid, true) as definition,
    (select array_agg(distinct quote_ident(t.relname)) from pg_rewrite r
      join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass
      join pg_class t on t.oid = d.refobjid and t.oid <> c.oid
      where r.ev_class = c.oid) as tables
  from pg_class c where c.relnamespace = $1::regnamespace and c.relkind = 'v'
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`;

const grantsSql = `
  select case c.relkind when 'S' then 'sequence ' else '' end || quote_ident(c.relname) as object,
    g.grantee::regrole::text as grantee, g.privilege_type as privilege, null as column
  from pg_class c cross join aclexplode(c.relacl) g
  where c.relnamespace = $1::regnamespace and c.relkind in ('v', 'S') and g.grantee::regrole::text like $2 || '%'`;

const sort = (objects: NamedDefinition[]): NamedDefinition[] =>
  objects.sort((left, right) => byText(left.name, right.name));

/** Reads the functions of a schema with their bodies, sorted by name and parameters. */
export async function readFunctions(
  client: pg.ClientBase,
  schema: string,
  grantees: string,
): Promise<NamedDefinition[]> {
  const { rows } = await client.query<FunctionRow>(functionsSql, [schema]);
  const { rows: grants } = await client.query<GrantRow>(functionGrantsSql, [schema, grantees]);
  return sort(
    rows.map(({ name, definition, revoked }) => ({
      name,
      lines: [
        definition.trim().replace(`FUNCTION ${schema}.`, "FUNCTION "),
        ...(revoked ? [`revoke execute on function ${name} from public`] : []),
        ...printGrants(grants.filter(({ object }) => object === `function ${name}`)),
      ],
    })),
  );
}

/** Reads the sequences of a schema that no column owns. */
export async function readSequences(
  client: pg.ClientBase,
  schema: string,
  grantees: string,
): Promise<NamedDefinition[]> {
  const { rows } = await client.query<SequenceRow>(sequencesSql, [schema]);
  const { rows: grants } = await client.query<GrantRow>(grantsSql, [schema, grantees]);
  return sort(
    rows.map(({ name, definition }) => ({
      name,
      lines: [
        definition,
        ...printGrants(grants.filter(({ object }) => object === `sequence ${name}`)),
      ],
    })),
  );
}

/** Reads the views of a schema. */
export async function readViews(
  client: pg.ClientBase,
  schema: string,
  grantees: string,
): Promise<NamedDefinition[]> {
  const { rows } = await client.query<ViewRow>(viewsSql, [schema]);
  const { rows: grants } = await client.query<GrantRow>(grantsSql, [schema, grantees]);
  return sort(
    rows.map(({ name, definition, tables }) => {
      const only = tables?.length === 1 ? `${tables[0]}.` : null;
      const select = only ? definition.replaceAll(only, "") : definition;
      return {
        name,
        lines: [
          `create view ${name} as\n${select.trim().replace(/;$/, "")}`,
          ...printGrants(grants.filter(({ object }) => object === name)),
        ],
      };
    }),
  );
}
