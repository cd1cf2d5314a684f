import { domainError } from "../errors.ts";

/** Creates the error of calls that are delayed; `wait` is in seconds. */
export const createTooOftenError = (
  code: "code.rateLimited" | "storefront.rateLimited" | "goodsSource.rateLimited",
  wait: number,
) => domainError(code, { seconds: wait }, { data: { wait } });
