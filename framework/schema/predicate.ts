/** A value that a field is compared with: a literal, a property of the actor, or the present. */
export type Operand = Literal | ActorOperand | NowOperand;
export interface ActorOperand {
  actor: "id" | "tenantId";
}
/** The time of the evaluation; only instants (`dateTime`) are compared with it. */
export interface NowOperand {
  now: true;
}
/** An operator with one operand. */
export type Comparison = "eq" | "ne" | "lt" | "lte" | "gt" | "gte" | "contains" | "startsWith";

/**
 * The predicate language as data: compiled to SQL, evaluated on a record, and explained as text.
 */
export type Predicate =
  | { op: Comparison; field: string; value: Operand }
  | { op: "in" | "notIn"; field: string; values: readonly Operand[] }
  | { op: "empty" | "filled"; field: string }
  | { op: "and" | "or"; all: readonly Predicate[] }
  | { op: "not"; one: Predicate };

type Literal = string | number | boolean | null;
/** Shorthand for equality: `{ type: "return", status: ["open", "held"] }`. */
export type Match = Readonly<Record<string, Literal | readonly Literal[]>>;
/** The same for known fields: unknown names and values do not compile. */
export type MatchOf<V> = {
  readonly [K in keyof V]?: Comparable<V[K]> | readonly Comparable<V[K]>[];
};

/** The type that a field is compared with: a member of a list; never for a structure. */
type Comparable<V> = V extends readonly (infer One)[] ? Extract<One, Literal> : Extract<V, Literal>;
/** Instants are texts in ISO 8601. */
type NowOperandOf<V> = V extends string ? NowOperand : never;
/** Properties of the actor are numbers only. */
type ActorOperandOf<V> = V extends number ? ActorOperand : never;

/** The comparisons of one field, as the function of a `Condition` builds them. */
export interface Term<V> {
  is(value: V | null | ActorOperandOf<V>): Predicate;
  isNot(value: V | null | ActorOperandOf<V>): Predicate;
  in(values: readonly V[]): Predicate;
  notIn(values: readonly V[]): Predicate;
  lessThan(value: V | NowOperandOf<V>): Predicate;
  atMost(value: V | NowOperandOf<V>): Predicate;
  moreThan(value: V | NowOperandOf<V>): Predicate;
  atLeast(value: V | NowOperandOf<V>): Predicate;
  contains(value: string): Predicate;
  isEmpty(): Predicate;
  isFilled(): Predicate;
}
/** The fields of a row as terms: `row.status.is("active")`. */
export type RowProxy<V> = { readonly [K in keyof V]-?: Term<Comparable<NonNullable<V[K]>>> };
/** The properties of the actor that a field can be compared with. */
export interface ActorProxy {
  readonly id: ActorOperand;
  readonly tenantId: ActorOperand;
}
/**
 * A condition on a row: values that fields equal, or a function that builds comparisons. Unknown
 * fields and values do not compile.
 *
 * @example
 * ```ts
 * const sellable: Condition<Row<typeof suppliers>> = { status: "active" };
 * const expiring: Condition<Row<typeof suppliers>> = (row) =>
 *   and(row.status.is("active"), row.contractUntil.lessThan("2027-01-01"));
 * const old: Condition<Row<typeof suppliers>> = (row, _actor, now) => row.addTime.lessThan(now);
 * ```
 */
export type Condition<V> =
  | MatchOf<V>
  | ((row: RowProxy<V>, actor: ActorProxy, now: NowOperand) => Predicate);

/** Combines predicates: satisfied if all of them are. */
export const and = (...all: Predicate[]): Predicate => ({ op: "and", all });
/** Combines predicates: satisfied if one of them is. */
export const or = (...all: Predicate[]): Predicate => ({ op: "or", all });
/** Negates a predicate. */
export const not = (one: Predicate): Predicate => ({ op: "not", one });

const now: NowOperand = { now: true };
const actorProxy: ActorProxy = { id: { actor: "id" }, tenantId: { actor: "tenantId" } };

function term(field: string): Term<Literal> {
  const compare =
    (op: Comparison) =>
    (value: Operand): Predicate => ({ op, field, value });
  return {
    is: compare("eq"),
    isNot: compare("ne"),
    in: (values) => ({ op: "in", field, values }),
    notIn: (values) => ({ op: "notIn", field, values }),
    lessThan: compare("lt"),
    atMost: compare("lte"),
    moreThan: compare("gt"),
    atLeast: compare("gte"),
    contains: compare("contains"),
    isEmpty: () => ({ op: "empty", field }),
    isFilled: () => ({ op: "filled", field }),
  };
}

function fromMatch(match: Match): Predicate {
  const all = Object.entries(match).map(
    ([field, value]): Predicate =>
      Array.isArray(value)
        ? { op: "in", field, values: value }
        : { op: "eq", field, value: value as Literal },
  );
  return all.length === 1 && all[0] ? all[0] : { op: "and", all };
}

/** Converts either notation of a condition to the predicate tree. */
export function predicate<V>(condition: Condition<V>): Predicate {
  if (typeof condition !== "function") return fromMatch(condition as Match);
  const proxy = new Proxy({}, { get: (_, name) => term(String(name)) }) as RowProxy<V>;
  return condition(proxy, actorProxy, now);
}

/** Returns the names of the fields that a predicate reads. */
export function listPredicateFields(tree: Predicate): string[] {
  if ("all" in tree) return tree.all.flatMap(listPredicateFields);
  if ("one" in tree) return listPredicateFields(tree.one);
  return [tree.field];
}

/** Returns the names of the fields that a predicate compares with the present. */
export function listTimedFields(tree: Predicate): string[] {
  if ("all" in tree) return tree.all.flatMap(listTimedFields);
  if ("one" in tree) return listTimedFields(tree.one);
  const values = "values" in tree ? tree.values : "value" in tree ? [tree.value] : [];
  return values.some(isNow) ? [tree.field] : [];
}
/** Whether an operand is the present. */
export const isNow = (operand: Operand): operand is NowOperand =>
  operand !== null && typeof operand === "object" && "now" in operand;

export interface PredicateActor {
  id: number;
  tenantId: number | null;
}
const resolve = (operand: Operand, actor: PredicateActor | undefined): Literal =>
  isNow(operand)
    ? new Date().toISOString()
    : operand !== null && typeof operand === "object"
      ? (actor?.[operand.actor] ?? null)
      : operand;
const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

/**
 * Whether a record satisfies the predicate, in the browser and on the server, with the semantics of
 * `predicateSql`: null equals null, has no order, and contains nothing. A list equals each of its
 * members; a localized text equals and contains what any of its languages does.
 */
export function satisfies(
  tree: Predicate,
  record: Readonly<Record<string, unknown>>,
  actor?: PredicateActor,
): boolean {
  switch (tree.op) {
    case "and":
      return tree.all.every((one) => satisfies(one, record, actor));
    case "or":
      return tree.all.some((one) => satisfies(one, record, actor));
    case "not":
      return !satisfies(tree.one, record, actor);
    case "empty":
      return isEmpty(record[tree.field]);
    case "filled":
      return !isEmpty(record[tree.field]);
    case "in":
      return contained(tree.values, record[tree.field], actor);
    case "notIn":
      return !tree.values.some((value) => equals(record[tree.field], resolve(value, actor)));
    default:
      return compares(tree.op, record[tree.field], resolve(tree.value, actor));
  }
}

function equals(left: unknown, right: Literal): boolean {
  if (Array.isArray(left)) return left.includes(right);
  if (typeof left === "object" && left !== null) return Object.values(left).includes(right);
  return (left ?? null) === right;
}
/** Whether a value is among the given ones; for a list, whether it contains all of them. */
function contained(
  values: readonly Operand[],
  held: unknown,
  actor: PredicateActor | undefined,
): boolean {
  const found = (value: Operand) => equals(held, resolve(value, actor));
  return Array.isArray(held) ? values.every(found) : values.some(found);
}

function compares(op: Comparison, left: unknown, right: Literal): boolean {
  if (op === "eq") return equals(left, right);
  if (op === "ne") return !equals(left, right);
  if (isEmpty(left) || right === null) return false;
  if (typeof left === "object" && left !== null)
    return Object.values(left).some((one) => typeof one === "string" && compares(op, one, right));
  if (op === "contains") return String(left).toLowerCase().includes(String(right).toLowerCase());
  if (op === "startsWith")
    return String(left).toLowerCase().startsWith(String(right).toLowerCase());
  const order =
    typeof left === "number"
      ? left - Number(right)
      : String(left) < String(right)
        ? -1
        : Number(left !== right);
  return op === "lt" ? order < 0 : op === "lte" ? order <= 0 : op === "gt" ? order > 0 : order >= 0;
}
