import type { DateRange } from "../fields/dateRange/schema.ts";
import type { Localized } from "../fields/localized/schema.ts";
import type { Point } from "../fields/point/schema.ts";
import {
  type ActionInput,
  type ActionOutput,
  and,
  boolean,
  type CallInput,
  type CallOutput,
  choice,
  choices,
  computed,
  date,
  dateRange,
  dateTime,
  decimal,
  defineResource,
  duration,
  email,
  file,
  image,
  images,
  integer,
  json,
  localized,
  longText,
  money,
  parent,
  password,
  percent,
  phone,
  point,
  type RecordInput,
  type ResourceMessages,
  type Row,
  reference,
  references,
  richText,
  rows,
  section,
  type TenantKey,
  text,
  url,
  video,
} from "./index.ts";
import { tenantKind } from "./testTenancy.ts";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Compiles only if both types are identical. */
const same = <A, B>(_yes: Same<A, B>) => undefined;

const base = { api: "member/loan", route: "/order/loan", access: "order:loan", owner: tenantKind } as const;
const fields = {
  number: text({ required: true, search: true }),
  type: choice(["loanOnly", "returnAndLoan"], { required: true }),
  amount: money({ required: true }),
  weight: computed(decimal()),
  express: text({ visibleWhen: { type: "returnAndLoan" } }),
  tags: choices(["gift", "fragile"]),
  handler: integer(),
  noted: text({ readOnly: true }),
  status: choice(["applying", "returned", "rejected"], { default: "applying", readOnly: true }),
};
const list = { columns: ["number"] } as const;

/* A complete valid declaration. */
const loans = defineResource("loans", {
  ...base,
  fields,
  label: "number",
  list: {
    columns: ["number", "type", "amount", "id", "addTime"],
    sort: ["addTime", "desc"],
    tabs: { mine: (row, actor) => row.handler.is(actor.id), gifts: { tags: "gift", status: ["applying", "returned"] } },
    inline: ["express"],
    sums: ["amount", "weight"],
  },
  form: [section("main", ["number", "type"]), section("parcel", ["express"])],
  rowRule: (row, actor) => and(row.handler.is(actor.id), row.amount.atLeast(100), row.tags.contains("gift")),
  actions: {
    agree: { from: ["applying"], to: ["returned", "rejected"], confirm: true, if: { type: "loanOnly" } },
    reject: { from: ["applying"], to: "rejected", input: { reason: text({ required: true }), fee: money() } },
    note: {},
    seal: { output: { code: text({ required: true }) } },
  },
  calls: {
    quote: { input: { weight: integer({ required: true }) }, output: { fee: money({ required: true }) } },
    recount: { method: "POST", right: "edit", output: { found: integer() } },
  },
});
same<CallInput<typeof loans, "quote">, { weight: number }>(true);
same<CallOutput<typeof loans, "quote">, { fee: number }>(true);
same<CallInput<typeof loans, "recount">, Record<never, never>>(true);
same<ActionOutput<typeof loans, "seal">, { code: string }>(true);
// @ts-expect-error no such call
export type MissingCall = CallInput<typeof loans, "quota">;
// @ts-expect-error a call without an output
defineResource("x", { ...base, fields, list: { columns: ["number"] }, calls: { quote: {} } });
same<ActionInput<typeof loans, "reject">, { reason: string; fee?: number | null }>(true);
same<ActionInput<typeof loans, "agree">, Record<never, never>>(true);
// @ts-expect-error no such action
export type Missing = ActionInput<typeof loans, "refuse">;

/* Unknown field names. */
// @ts-expect-error a column
defineResource("x", { ...base, fields, list: { columns: ["numbr"] } });
// @ts-expect-error the sort
defineResource("x", { ...base, fields, list: { columns: ["number"], sort: ["numbr", "asc"] } });
// @ts-expect-error the sort's direction
defineResource("x", { ...base, fields, list: { columns: ["number"], sort: ["number", "up"] } });
// @ts-expect-error an inline column
defineResource("x", { ...base, fields, list: { columns: ["number"], inline: ["numbr"] } });
// @ts-expect-error an inline column that only rules write
defineResource("x", { ...base, fields, list: { columns: ["number"], inline: ["noted"] } });
// @ts-expect-error tabs
defineResource("x", { ...base, fields, list: { columns: ["number"], tabs: "state" } });
// @ts-expect-error tabs of a field that is no choice
defineResource("x", { ...base, fields, list: { columns: ["number"], tabs: "number" } });
// @ts-expect-error a tab's condition
defineResource("x", { ...base, fields, list: { columns: ["number"], tabs: { open: { state: "applying" } } } });
// @ts-expect-error a tab's condition that waits for a word that there is not
defineResource("x", { ...base, fields, list: { columns: ["number"], tabs: { open: { status: "open" } } } });
// @ts-expect-error a sum
defineResource("x", { ...base, fields, list: { columns: ["number"], sums: ["total"] } });
// @ts-expect-error a sum of texts
defineResource("x", { ...base, fields, list: { columns: ["number"], sums: ["number"] } });
// @ts-expect-error an option that lists do not have
defineResource("x", { ...base, fields, list: { columns: ["number"], sorting: ["number", "asc"] } });
// @ts-expect-error a field of the form
defineResource("x", { ...base, fields, list, form: [section("main", ["number", "numbr"])] });
// @ts-expect-error the label
defineResource("x", { ...base, fields, list, label: "title" });
// @ts-expect-error the key
defineResource("x", { ...base, fields, list, key: "code" });
// @ts-expect-error an owner that there is not
defineResource("x", { ...base, owner: "tenantMember", fields, list });
// @ts-expect-error an operation that there is not
defineResource("x", { ...base, fields, list, operations: ["remove"] });
// @ts-expect-error an option that resources do not have
defineResource("x", { ...base, fields, list, permission: "order:loan" });

/* States and actions. */
// @ts-expect-error a state that an action leaves
defineResource("x", { ...base, fields, list, actions: { agree: { from: ["open"], to: "returned" } } });
// @ts-expect-error the state that it ends in
defineResource("x", { ...base, fields, list, actions: { agree: { from: ["applying"], to: "closed" } } });
// @ts-expect-error one of the states that it may end in
defineResource("x", { ...base, fields, list, actions: { agree: { to: ["returned", "closed"] } } });
const plain = { ...base, fields: { name: text() }, list: { columns: ["name"] } } as const;
// @ts-expect-error states without a status field
defineResource("x", { ...plain, actions: { go: { to: "gone" } } });
defineResource("x", { ...plain, actions: { go: { confirm: true } } });
// @ts-expect-error an option that actions do not have
defineResource("x", { ...base, fields, list, actions: { agree: { form: ["applying"], to: "returned" } } });
// @ts-expect-error an input that is no field
defineResource("x", { ...base, fields, list, actions: { agree: { input: { reason: "text" } } } });
// @ts-expect-error a condition on a field that there is not
defineResource("x", { ...base, fields, list, actions: { agree: { if: (row) => row.total.isFilled() } } });
// @ts-expect-error a short condition on a field that there is not
defineResource("x", { ...base, fields, list, actions: { agree: { if: { total: 3 } } } });

/* Predicates. */
// @ts-expect-error a field that there is not
defineResource("x", { ...base, fields, list, rowRule: (row) => row.total.is(3) });
// @ts-expect-error a text where a number is
defineResource("x", { ...base, fields, list, rowRule: (row) => row.amount.is("3") });
// @ts-expect-error a word that the choice lacks
defineResource("x", { ...base, fields, list, rowRule: (row) => row.status.in(["applying", "open"]) });
// @ts-expect-error the asker's number where a word is
defineResource("x", { ...base, fields, list, rowRule: (row, actor) => row.status.is(actor.id) });
// @ts-expect-error an unknown property of the actor
defineResource("x", { ...base, fields, list, rowRule: (row, actor) => row.handler.is(actor.name) });
// @ts-expect-error a comparison with a value of another type
defineResource("x", { ...base, fields, list, rowRule: (row) => row.amount.moreThan(true) });
// @ts-expect-error no predicate at all
defineResource("x", { ...base, fields, list, rowRule: (row) => row.handler });
// @ts-expect-error the short way, with a word that the choice lacks
defineResource("x", { ...base, fields, list, rowRule: { status: ["applying", "open"] } });
defineResource("x", { ...base, fields, list, rowRule: (row) => row.express.is(null) });

/* Field options. */
// @ts-expect-error an option that no field has
text({ requierd: true, max: 3 });
// @ts-expect-error an option of another kind
text({ decimals: 3, max: 3 });
// @ts-expect-error a default of another type
text({ default: 3 });
// @ts-expect-error
integer({ default: "3" });
// @ts-expect-error
boolean({ default: "yes" });
// @ts-expect-error a word that the choice lacks
choice(["open", "closed"], { default: "shut" });
// @ts-expect-error
choice({ ordinary: 1, group: 3 }, { default: 1 });
// @ts-expect-error
choices(["red", "blue"], { default: ["green"] });
// @ts-expect-error a language that contents are not stored in
localized({ languages: ["en", "fr"] });
// @ts-expect-error
reference("books", { onDelete: "cascade" });
// @ts-expect-error
parent({ depth: "3" });
choice({ ordinary: 1, group: 3 }, { default: "group" });
choices(["red", "blue"], { default: ["red"] });

/* The row type of every kind. */
interface Hours {
  open: string;
}
const isHours = (value: unknown): value is Hours => typeof value === "object";
const every = defineResource("every", {
  ...base,
  owner: tenantKind,
  fields: {
    text: text(),
    longText: longText(),
    richText: richText(),
    localized: localized(),
    integer: integer(),
    decimal: decimal({ decimals: 3, unit: "kg" }),
    money: money(),
    percent: percent(),
    boolean: boolean(),
    choice: choice(["open", "closed"]),
    coded: choice({ ordinary: 1, group: 3 }),
    choices: choices(["red", "blue"]),
    date: date(),
    dateTime: dateTime(),
    duration: duration(),
    dateRange: dateRange(),
    email: email(),
    phone: phone(),
    url: url(),
    password: password(),
    image: image(),
    images: images(),
    video: video(),
    file: file(),
    reference: reference("books"),
    references: references("books"),
    parent: parent(),
    rows: rows({ name: text({ required: true }), price: money() }),
    point: point(),
    json: json({ check: isHours }),
    computed: computed(money()),
  },
  list: { columns: ["text"] },
});
type Every = Row<typeof every>;
type System = {
  id: number;
  addTime: string;
  addBy: number | null;
  updTime: string;
  updBy: number | null;
  version: number;
} & Record<TenantKey, number>;
same<Pick<Every, keyof System>, { [K in keyof System]: System[K] }>(true);
same<Every["text"], string | null>(true);
same<Every["longText"], string | null>(true);
same<Every["richText"], string | null>(true);
same<Every["localized"], Localized | null>(true);
same<Every["integer"], number | null>(true);
same<Every["decimal"], number | null>(true);
same<Every["money"], number | null>(true);
same<Every["percent"], number | null>(true);
same<Every["boolean"], boolean | null>(true);
same<Every["choice"], "open" | "closed" | null>(true);
same<Every["coded"], "ordinary" | "group" | null>(true);
same<Every["choices"], ("red" | "blue")[]>(true);
same<Every["date"], string | null>(true);
same<Every["dateTime"], string | null>(true);
same<Every["duration"], number | null>(true);
same<Every["dateRange"], DateRange | null>(true);
same<Every["email"], string | null>(true);
same<Every["phone"], string | null>(true);
same<Every["url"], string | null>(true);
same<Every["image"], string | null>(true);
same<Every["images"], string[]>(true);
same<Every["video"], string | null>(true);
same<Every["file"], string | null>(true);
same<Every["reference"], number | null>(true);
same<Every["references"], number[]>(true);
same<Every["parent"], number | null>(true);
same<Every["rows"], { name: string; price: number | null; id?: number }[]>(true);
same<Every["point"], Point | null>(true);
same<Every["json"], Hours | null>(true);
same<Every["computed"], number | null>(true);
// @ts-expect-error a password is never read back
export type Password = Every["password"];
same<"password" extends keyof RecordInput<typeof every> ? true : false, true>(true);
same<"computed" extends keyof RecordInput<typeof every> ? true : false, false>(true);

/* Non-null fields, and fields that a save requires. */
const filled = defineResource("filled", {
  ...base,
  owner: "shared",
  fields: {
    needed: text({ required: true }),
    began: choice(["open", "closed"], { default: "open" }),
    neededWithDefault: integer({ required: true, default: 1 }),
    neededWhen: text({ required: true, visibleWhen: { began: "closed" } }),
    set: text({ required: true, readOnly: true }),
    free: text(),
  },
  list: { columns: ["needed"] },
});
type Filled = Row<typeof filled>;
same<Filled["needed"], string>(true);
same<Filled["began"], "open" | "closed">(true);
same<Filled["neededWithDefault"], number>(true);
same<Filled["neededWhen"], string | null>(true);
same<Filled["set"], string>(true);
same<TenantKey extends keyof Filled ? true : false, false>(true);
same<
  RecordInput<typeof filled>,
  {
    needed: string;
    began?: "open" | "closed" | null;
    neededWithDefault?: number | null;
    neededWhen?: string | null;
    free?: string | null;
  }
>(true);

/* Messages. */
export const right: ResourceMessages<typeof loans> = {
  name: "Loan |||| Loans",
  fields: { number: "Number" },
  choices: { status: { applying: "Applying", returned: "Returned", rejected: "Rejected" } },
  actions: { agree: "Agree" },
};
// @ts-expect-error a field that there is not
export const wrongField: ResourceMessages<typeof loans> = { name: "Loan", fields: { numbr: "Number" } };
// @ts-expect-error an action that there is not
export const wrongAction: ResourceMessages<typeof loans> = { name: "Loan", actions: { refuse: "Refuse" } };
type Words = ResourceMessages<typeof loans>;
// @ts-expect-error a choice with a word too few
export const short: Words = { name: "Loan", choices: { type: { loanOnly: "Loan only" } } };

/* Views: their tabs are the list's tabs, however these are declared. */
const booksBase = {
  api: "member/books",
  route: "/books/list",
  path: "/books",
  access: "books:sell",
  owner: tenantKind,
} as const;
const booksFields = {
  title: text(),
  kind: choice(["plain", "gift"]),
  status: choice(["pendingReview", "onSale", "inWarehouse"]),
};
const wholeViews = defineResource("books", {
  ...booksBase,
  fields: booksFields,
  list: { columns: ["title"], tabs: "status", visibleTabs: ["onSale"] },
  views: {
    outlist: {
      route: "/books/outlist",
      access: "books:out",
      tabs: ["inWarehouse", "pendingReview"],
    },
    publish: { route: "/books/publish", access: "books:publish", screen: "create" },
  },
});
same<keyof (typeof wholeViews)["views"], "outlist" | "publish">(true);
const viewMessages: ResourceMessages<typeof wholeViews> = {
  name: "Books",
  views: { outlist: "Out", publish: "Publish" },
};
// @ts-expect-error no view of that name
const viewWordsWrong: ResourceMessages<typeof wholeViews> = { name: "Books", views: { nothing: "Out" } };
void [viewMessages, viewWordsWrong];
defineResource("books", {
  ...booksBase,
  fields: booksFields,
  list: {
    columns: ["title"],
    tabs: { late: (row) => row.title.isFilled(), gifts: { kind: "gift" } },
    visibleTabs: ["late"],
  },
  views: { gifts: { route: "/books/gifts", access: "books:gifts", tabs: ["gifts"] } },
});
defineResource("books", {
  ...booksBase,
  fields: booksFields,
  // @ts-expect-error a word of another field
  list: { columns: ["title"], tabs: "status", visibleTabs: ["gift"] },
});
defineResource("books", {
  ...booksBase,
  fields: booksFields,
  list: { columns: ["title"], tabs: "status" },
  // @ts-expect-error a tab that the list does not have
  views: { outlist: { route: "/books/outlist", access: "books:out", tabs: ["sold"] } },
});
defineResource("books", {
  ...booksBase,
  fields: booksFields,
  list: { columns: ["title"], tabs: { late: { kind: "gift" } } },
  // @ts-expect-error a name that no tab has
  views: { outlist: { route: "/books/outlist", access: "books:out", tabs: ["early"] } },
});
defineResource("books", {
  ...booksBase,
  fields: booksFields,
  // @ts-expect-error nothing to show of a list without tabs
  list: { columns: ["title"], visibleTabs: ["onSale"] },
});
defineResource("books", {
  ...booksBase,
  fields: booksFields,
  list: { columns: ["title"], tabs: "status" },
  // @ts-expect-error a list shows some tabs
  views: { outlist: { route: "/books/outlist", access: "books:out" } },
});
defineResource("books", {
  ...booksBase,
  fields: booksFields,
  list: { columns: ["title"], tabs: "status" },
  // @ts-expect-error an option that views do not have
  views: { outlist: { route: "/books/outlist", access: "books:out", tabs: ["onSale"], colour: "red" } },
});
