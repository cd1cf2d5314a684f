import { type Insertable, sql } from "kysely";
import type { Row } from "../../schema/index.ts";
import type { Tx } from "../transaction.ts";
import type { CamelRow, DB, TableRow } from "./DB.ts";
import { jsonb } from "./jsonb.ts";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Compiles only if both types are identical. */
const same = <A, B>(_yes: Same<A, B>) => undefined;
declare const tx: Tx;

/* The columns of a declaration: names, kinds, null, standard columns. */
type Supplier = TableRow<"suppliers">;
same<Supplier["credit_limit"], number | null>(true);
same<Supplier["status"], "active" | "paused">(true);
same<Supplier["add_time"], string>(true);
same<Supplier["deleted_at"], string | null>(true);
same<TableRow<"suppliers_contacts">["parent_id"], number>(true);
same<TableRow<"goods_relations_goods">["target_id"], number>(true);
same<CamelRow<"credentials">["mustChangePassword"], boolean>(true);
same<Row<"suppliers">["status"], "active" | "paused">(true);

/* An insert needs what has no default, and nothing else. */
export const complete: Insertable<DB["suppliers"]> = { shop_id: 1, name: "A", phone: "1" };
// @ts-expect-error the name is required
export const incomplete: Insertable<DB["suppliers"]> = { shop_id: 1, phone: "1" };

/* The builder returns rows of its selection. */
export const names = (): Promise<{ name: string }[]> =>
  tx.run(tx.db.selectFrom("suppliers").select("name").where("status", "=", "paused"));
export const first = (): Promise<{ name: string } | undefined> =>
  tx.first(tx.db.selectFrom("suppliers").select("name").where("id", "=", 7));
export const saved = () => tx.run(tx.db.updateTable("members").set({ preferences: jsonb({ dense: true }) }));

/* A column that is renamed does not compile, in the builder and in a row of the `sql` tag. */
// @ts-expect-error no such column
tx.run(tx.db.selectFrom("suppliers").select("nmae"));
// @ts-expect-error no such table
tx.run(tx.db.selectFrom("supliers").select("name"));
// @ts-expect-error no such value
tx.run(tx.db.selectFrom("suppliers").select("name").where("status", "=", "closed"));
// @ts-expect-error no such column
tx.run(tx.db.updateTable("suppliers").set({ nmae: "B" }));
// @ts-expect-error a structure is written by `jsonb`
tx.run(tx.db.updateTable("members").set({ preferences: { dense: true } }));
// @ts-expect-error no such column
tx.run(sql<Pick<TableRow<"suppliers">, "id" | "nmae">>`select id, nmae from suppliers`);
// @ts-expect-error no such field
tx.run(sql<Pick<Row<"suppliers">, "id" | "nmae">>`select id, nmae from suppliers`);
// @ts-expect-error no such resource
export type Missing = Pick<Row<"supliers">, "name">;
// @ts-expect-error the database calculates it
tx.run(tx.db.updateTable("suppliers").set({ search_text: "b" }));
