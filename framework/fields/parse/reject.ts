import { InvalidValue } from "../../schema/issue.ts";

/**
 * Rejects input that is not a value of a type.
 *
 * @throws {InvalidValue} always, with the message `validation.type.<type>`.
 */
export const reject = (type: string): never => {
  throw new InvalidValue(`type.${type}`);
};
export const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw);
