import {
  type CallNameOf,
  type FileCallName,
  type Resource,
  type StandardAnswer,
  type StandardCallName,
  type StandardInput,
  toCallPath,
} from "../framework/schema/index.ts";
import type { CallOptions, DownloadOptions, Envelope } from "./envelope.ts";
import { toQuery } from "./query.ts";

/** Client of a resource's standard calls, with the inputs and answers of the protocol. */
export function createCallClient(envelope: Envelope, { api }: Pick<Resource, "api">) {
  const toUrl = (call: StandardCallName) => `/${api}/${toCallPath(call)}`;
  return {
    get: <N extends CallNameOf<"GET">>(call: N, input: StandardInput<N>, options?: CallOptions) =>
      envelope.get<StandardAnswer<N>>(toUrl(call), toQuery({ ...input }), options),
    post: <N extends CallNameOf<"POST">>(call: N, input: StandardInput<N>) =>
      envelope.post<StandardAnswer<N>>(toUrl(call), { ...input }),
    /** Sends a file; the input is in the address. */
    upload<N extends CallNameOf<"POST">>(
      call: N,
      file: File,
      input: StandardInput<N>,
      options?: CallOptions,
    ) {
      const params = toQuery({ ...input });
      return envelope.postFile<StandardAnswer<N>>(toUrl(call), file, { ...options, params });
    },
    download: <N extends FileCallName>(
      call: N,
      input: StandardInput<N>,
      options?: DownloadOptions,
    ) => envelope.download(toUrl(call), toQuery({ ...input }), options),
  };
}
