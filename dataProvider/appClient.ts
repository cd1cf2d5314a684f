import {
  type AppAnswer,
  type AppCallKeyOf,
  type AppInput,
  type EnvelopeCallKey,
  parseCallKey,
} from "../framework/schema/index.ts";
import type { Envelope } from "./envelope.ts";
import { toQuery } from "./query.ts";

/** The arguments after the key: the input, which may be missing if no field is required. */
type InputArguments<I> = Record<never, never> extends I ? [input?: I] : [input: I];

/**
 * Client of the app's calls that belong to no resource, with the inputs and answers that their
 * descriptions name.
 *
 * @example
 * ```ts
 * const endSession = async (envelope: Envelope, id: number) => {
 *   const api = createAppClient(envelope);
 *   const devices = await api.call("GET /member/session/getList");
 *   if (devices.length > 1) await api.call("POST /member/session/end", { id });
 * };
 * ```
 */
export function createAppClient(envelope: Pick<Envelope, "get" | "post" | "postFile">) {
  return {
    call<K extends EnvelopeCallKey>(
      key: K,
      ...[input]: InputArguments<AppInput<K>>
    ): Promise<AppAnswer<K>> {
      const { method, path } = parseCallKey(key);
      if (method === "POST") return input ? envelope.post(path, { ...input }) : envelope.post(path);
      return input ? envelope.get(path, toQuery({ ...input })) : envelope.get(path);
    },
    /** Uploads a file, without a time limit. */
    upload: <K extends AppCallKeyOf<"POST">>(key: K, file: File): Promise<AppAnswer<K>> =>
      envelope.postFile(parseCallKey(key).path, file),
  };
}
