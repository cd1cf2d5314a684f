import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { PaymentProvider } from "../../../resources/payments/index.ts";

/** A webhook event as the provider sends it. */
export interface SentEvent {
  body: string;
  headers: Record<string, string>;
}
/**
 * A provider's server on a local port: it has books of its own, and checks the signatures of
 * requests.
 */
export interface LocalProvider {
  provider: PaymentProvider;
  /** The buyer pays a charge; returns its webhook event. */
  pay(number: string): SentEvent;
  /** The event of a refund; null if the provider sends none. */
  refundEvent(number: string): SentEvent | null;
  /** The merchant's account has too little for refunds. */
  empty: boolean;
  close(): Promise<void>;
}

interface Request {
  method: string;
  /** Path with query. */
  path: string;
  body: string;
  headers: IncomingMessage["headers"];
}
interface Response {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** Starts an HTTP server on a free local port. */
export async function listen(
  answer: (request: Request) => Response,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => void handle(request, response));
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url = "", headers } = request;
    const body = Buffer.concat(chunks).toString("utf8");
    const { status, headers: more, body: text } = answer({ method, path: url, body, headers });
    response.writeHead(status, { "content-type": "application/json", ...more }).end(text);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
