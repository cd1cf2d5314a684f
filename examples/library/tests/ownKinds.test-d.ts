import type { ColumnType } from "kysely";
import {
  computed,
  date,
  defineKind,
  defineResource,
  type FieldInput,
  json,
  money,
  type ResourceMessages,
  type Row,
  text,
} from "../../../framework/schema/index.ts";
import type { TableOf } from "../../../framework/server/tables/DB.ts";
import type { Jsonb } from "../../../framework/server/tables/jsonb.ts";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Compiles only if both types are identical. */
const same = <A, B>(_yes: Same<A, B>) => undefined;

/* Kinds of one's own, as a resource defines them; no list of the framework names them. */
interface Size {
  width: number;
  height: number;
}
const rest = { options: [], filters: [], parse: () => null, rule: text.type.rule } as const;
const keywords = defineKind<string[]>()({ ...rest, name: "keywords", traits: { list: true } });
const pin = defineKind<string>()({ ...rest, name: "pin", traits: { secret: true } });
const size = defineKind<Size>()({ ...rest, name: "size", traits: { structured: true } });
const sizes = defineKind<Size[]>()({ ...rest, name: "sizes", traits: { list: true, structured: true } });
const moment = defineKind<string>()({ ...rest, name: "moment", traits: { time: "instant" } });
const span = defineKind<Size>()({ ...rest, name: "span", traits: { structured: true, printed: true } });
const points = defineKind<number>()({ ...rest, name: "points", traits: { numeric: true, summable: true } });
const stage = defineKind<"draft" | "sent">()({ ...rest, name: "stage", traits: { choice: "one" } });
const kinds = [keywords, pin, size, sizes, moment, span, points, stage] as const;
declare module "../../../framework/schema/register.ts" {
  interface Register {
    kinds: typeof kinds;
  }
}

const base = { api: "member/parcel", route: "/order/parcel", access: "order:parcel", owner: "branch" } as const;
const fields = {
  keywords: keywords(),
  pin: pin({ required: true }),
  size: size(),
  sizes: sizes(),
  packed: moment({ required: true }),
  span: span(),
  points: points(),
  status: stage({ required: true }),
  longest: computed(size(), { stored: true }),
};
const parcels = defineResource("parcels", {
  ...base,
  fields,
  list: { columns: ["keywords"], tabs: "status", sums: ["points"] },
  actions: { send: { from: ["draft"], to: "sent" } },
});

/* Rows: a list is never null, a secret is never read, an optional value can be null. */
type Parcel = Row<typeof parcels>;
same<Parcel["keywords"], string[]>(true);
same<Parcel["sizes"], Size[]>(true);
same<"pin" extends keyof Parcel ? true : false, false>(true);
same<Parcel["size"], Size | null>(true);
same<Parcel["status"], "draft" | "sent">(true);
same<FieldInput<typeof fields>["pin"], string>(true);

/* Columns: arrays as they are, structures by `jsonb`, ranges as printed, instants as dates too. */
type Table = TableOf<typeof parcels>;
same<Table["keywords"], ColumnType<string[], string[] | undefined, string[]>>(true);
same<Table["sizes"], ColumnType<Size[], Jsonb<Size[]> | undefined, Jsonb<Size[]>>>(true);
same<Table["pin"], ColumnType<string, string, string>>(true);
same<Table["size"], ColumnType<Size | null, Jsonb<Size> | null | undefined, Jsonb<Size> | null>>(true);
same<Table["longest"], Table["size"]>(true);
same<Table["span"], ColumnType<string | null, string | null | undefined, string | null>>(true);
same<Table["packed"], ColumnType<string, string | Date, string | Date>>(true);

/* Messages, tabs, states and sums. */
const messages: ResourceMessages<typeof parcels> = {
  name: "Parcel",
  choices: { status: { draft: "Draft", sent: "Sent" } },
};
// @ts-expect-error a choice with a value too few
const incomplete: ResourceMessages<typeof parcels> = { name: "Parcel", choices: { status: { draft: "Draft" } } };
// @ts-expect-error a field that is no choice
const noChoice: ResourceMessages<typeof parcels> = { name: "Parcel", choices: { keywords: {} } };
void [messages, incomplete, noChoice];
// @ts-expect-error the sum of a structure
defineResource("parcels", { ...base, fields, list: { columns: ["size"], sums: ["size"] } });
// @ts-expect-error tabs of a list
defineResource("parcels", { ...base, fields, list: { columns: ["size"], tabs: "keywords" } });
// @ts-expect-error a state that the choice does not have
defineResource("parcels", { ...base, fields, list: { columns: ["size"] }, actions: { lose: { to: "lost" } } });

/* The framework's own kinds follow the same traits. */
const plain = defineResource("plains", {
  ...base,
  fields: { price: money(), until: date(), shape: json({ check: (value): value is Size => !!value }) },
  list: { columns: ["price"], sums: ["price"] },
});
same<TableOf<typeof plain>["shape"], Table["size"]>(true);
same<TableOf<typeof plain>["until"], Table["span"]>(true);

/* A trait that there is not, and one of another value. */
// @ts-expect-error no such trait
defineKind<string>()({ ...rest, name: "pin", traits: { secrets: true } });
// @ts-expect-error a choice of one or of many
defineKind<string>()({ ...rest, name: "pin", traits: { choice: "some" } });
