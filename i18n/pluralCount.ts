type Params = Readonly<Record<string, unknown>>;

/**
 * Adds `smart_count`, which selects the plural form of a message, to parameters without one: it is
 * `count`, or the only number. "%{seconds} second |||| %{seconds} seconds" needs no second
 * parameter.
 */
export function withPluralCount<P extends Params>(params: P): P {
  if (params.smart_count !== undefined) return params;
  const numbers = Object.values(params).filter((value) => typeof value === "number");
  const count =
    typeof params.count === "number" ? params.count : numbers.length === 1 ? numbers[0] : undefined;
  return count === undefined ? params : { ...params, smart_count: count };
}
