import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import {
  choice,
  dateRange,
  defineResource,
  money,
  reference,
  references,
  rows,
  text,
} from "../framework/schema/index.ts";
import { type DataProviderOptions, implementProvider } from "./createDataProvider.ts";

const list = { columns: ["name"] } as const;
/** A shop resource with every kind that differs on the wire or does not fit into a form. */
export const bills = defineResource("bills", {
  api: "member/bill",
  route: "/fund/bill",
  access: "finance:bill",
  owner: "shop",
  fields: {
    name: text({ required: true }),
    remark: text(),
    amount: money(),
    type: choice({ ordinary: 1, seckill: 2 }),
    supplier: reference("suppliers"),
    labels: references("labels"),
    lines: rows({ title: text(), price: money() }),
    period: dateRange(),
    number: text({ readOnly: true }),
    status: choice(["open", "paid"], { readOnly: true }),
  },
  list,
  actions: { settle: { from: ["open"], to: "paid", call: "settleBill", input: { fee: money() } } },
});
export const countries = defineResource("countries", {
  api: "system/country",
  route: "/platform/countries",
  access: "platform:countries",
  owner: "shared",
  fields: { name: text({ required: true }), fee: money() },
  list,
});

export interface Received {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
  contentType: string | null;
}
export const base = "http://shop.test/api";

/** Mock server that answers each call as the test defines, and records the requests. */
export function startMockApi() {
  const received: Received[] = [];
  let answer: (call: Received) => Response | Promise<Response> = () => envelope(null);
  const server = setupServer(
    http.all(`${base}/*`, async ({ request }) => {
      const url = new URL(request.url);
      const contentType = request.headers.get("content-type");
      const raw = await request.clone().text();
      const call: Received = {
        method: request.method,
        path: url.pathname.replace("/api", ""),
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        contentType,
        body: contentType?.includes("json") ? JSON.parse(raw) : raw,
      };
      received.push(call);
      return answer(call);
    }),
  );
  return {
    server,
    received,
    answers: (given: typeof answer) => {
      answer = given;
    },
  };
}
export const envelope = (data: unknown, code = 200, message = "") =>
  HttpResponse.json({ code, message, data });

export function testProvider(options: Partial<DataProviderOptions> = {}) {
  return implementProvider([bills, countries], {
    baseURL: base,
    getToken: () => "secret",
    getLocale: () => "zh_CN",
    onUnauthorized: () => {},
    translate: (key) => `said ${key}`,
    ...options,
  });
}
