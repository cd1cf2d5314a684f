import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TableRow } from "../../../framework/server/tables/DB.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { buyerCalls } from "../calls.ts";
import { type Buying, openTradingFixtures, perth } from "./trading.ts";

let server: TestServer;
let trading: Awaited<ReturnType<typeof openTradingFixtures>>;
let buyer: Buying;
let skuId: number;

beforeAll(async () => {
  server = await startTestServer();
  trading = await openTradingFixtures(server);
  skuId = await trading.createSku({ skus: [{ attrPath: "", price: 10, stock: 500 }] });
  buyer = await trading.buyer(1_000_000);
});
afterAll(() => server.close());

const sql = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.database.pool.query(text, values)).rows as T[];
interface Made {
  id: number;
  orderNo: string;
  lineId: number;
  refundNo: string;
  commentId: number;
}
const place = async (): Promise<Made> => {
  const { status, data } = await trading.order(buyer, [{ skuId, qty: 1 }]);
  expect(status).toBe(200);
  const orderNo = String(data.orders[0].orderNo);
  const [row] = await sql<{ id: TableRow<"orders">["id"]; lineId: TableRow<"orders_lines">["id"] }>(
    'select o.id::int, l.id::int as "lineId" from orders o join orders_lines l on l.parent_id = o.id where o.order_no = $1',
    [orderNo],
  );
  return { id: row?.id ?? 0, orderNo, lineId: row?.lineId ?? 0, refundNo: "", commentId: 0 };
};
const pay = async (): Promise<Made> => {
  const made = await place();
  const [row] = await sql<{ no: TableRow<"orders">["pay_order_no"] }>(
    "select pay_order_no as no from orders where id = $1",
    [made.id],
  );
  expect((await buyer.post(`payments/${row?.no}/pay`, { method: "balance" })).data.status).toBe(
    "paid",
  );
  return made;
};
const askRefund = async (): Promise<Made> => {
  const made = await pay();
  const { status, data } = await buyer.post("refunds", {
    orderNo: made.orderNo,
    lineId: made.lineId,
    qty: 1,
    type: "refundOnly",
    reason: "Too small",
  });
  expect(status).toBe(200);
  return { ...made, refundNo: data.refundNo };
};
const refundedWhole = async (): Promise<Made> => {
  const made = await askRefund();
  const [row] = await sql<Pick<TableRow<"refunds">, "id">>(
    "select id from refunds where refund_no = $1",
    [made.refundNo],
  );
  expect((await server.post("harbour", "member/refund/agree", { id: row?.id })).code).toBe(200);
  return made;
};
/** A comment that the system has created for a buyer who left none. */
const commentedForThem = async (): Promise<Made> => {
  const made = await pay();
  await server.post("harbour", "member/order/ship", {
    id: made.id,
    deliveryType: "auspost",
    deliveryNo: "1",
  });
  expect((await buyer.post(`orders/${made.orderNo}/receive`)).status).toBe(200);
  const { data } = await buyer.post("comments", {
    orderNo: made.orderNo,
    lineId: made.lineId,
    goodsStar: 5,
  });
  await sql("update comments set status = 'expired' where id = $1", [data.id]);
  return { ...made, commentId: data.id };
};

interface Case {
  path: string;
  make: () => Promise<Made>;
  at: (made: Made) => string;
  body: (made: Made) => object;
  expected: Readonly<Record<"en" | "zh_CN" | "zh_TW", readonly [command: string, state: string]>>;
}
const none = () => ({});
const address = () => ({ address: perth });
const refundBody = ({ orderNo, lineId }: Made) => ({
  orderNo,
  lineId,
  qty: 1,
  type: "refundOnly",
  reason: "Too small",
});
const cases: Case[] = [
  {
    path: "/orders/{orderNo}/cancel",
    make: pay,
    at: ({ orderNo }) => `orders/${orderNo}/cancel`,
    body: none,
    expected: {
      en: ["Cancel order", "To ship"],
      zh_CN: ["取消订单", "待发货"],
      zh_TW: ["取消訂單", ""],
    },
  },
  {
    path: "/orders/{orderNo}/receive",
    make: pay,
    at: ({ orderNo }) => `orders/${orderNo}/receive`,
    body: none,
    expected: {
      en: ["Confirm receipt", "To ship"],
      zh_CN: ["确认收货", "待发货"],
      zh_TW: ["確認收貨", ""],
    },
  },
  {
    path: "/orders/{orderNo}/address",
    make: place,
    at: ({ orderNo }) => `orders/${orderNo}/address`,
    body: address,
    expected: {
      en: ["Change address", "Unpaid"],
      zh_CN: ["修改地址", "待付款"],
      zh_TW: ["修改地址", ""],
    },
  },
  {
    path: "/orders/{orderNo}/hide",
    make: place,
    at: ({ orderNo }) => `orders/${orderNo}/hide`,
    body: none,
    expected: {
      en: ["Remove from my orders", "Unpaid"],
      zh_CN: ["删除订单", "待付款"],
      zh_TW: ["刪除訂單", ""],
    },
  },
  {
    path: "/refunds",
    make: place,
    at: () => "refunds",
    body: refundBody,
    expected: {
      en: ["Request refund", "Unpaid"],
      zh_CN: ["申请退款", "待付款"],
      zh_TW: ["申請退款", ""],
    },
  },
  {
    path: "/refunds/{refundNo}/send",
    make: askRefund,
    at: ({ refundNo }) => `refunds/${refundNo}/send`,
    body: () => ({ deliveryType: "auspost", deliveryNo: "33ABC" }),
    expected: {
      en: ["Return items", "Requested"],
      zh_CN: ["寄回商品", ""],
      zh_TW: ["寄回商品", ""],
    },
  },
  {
    path: "/refunds/{refundNo}/withdraw",
    make: refundedWhole,
    at: ({ refundNo }) => `refunds/${refundNo}/withdraw`,
    body: none,
    expected: {
      en: ["Withdraw request", "Refunded"],
      zh_CN: ["撤销申请", ""],
      zh_TW: ["撤回申請", ""],
    },
  },
  {
    path: "/refunds/{refundNo}/acceptOffer",
    make: refundedWhole,
    at: ({ refundNo }) => `refunds/${refundNo}/acceptOffer`,
    body: none,
    expected: {
      en: ["Accept offer", "Refunded"],
      zh_CN: ["接受提议", ""],
      zh_TW: ["接受提議", ""],
    },
  },
  {
    path: "/refunds/{refundNo}/declineOffer",
    make: refundedWhole,
    at: ({ refundNo }) => `refunds/${refundNo}/declineOffer`,
    body: none,
    expected: {
      en: ["Decline offer", "Refunded"],
      zh_CN: ["拒绝提议", ""],
      zh_TW: ["拒絕提議", ""],
    },
  },
  {
    path: "/refunds/{refundNo}/intervene",
    make: askRefund,
    at: ({ refundNo }) => `refunds/${refundNo}/intervene`,
    body: () => ({ reason: "Look" }),
    expected: {
      en: ["Ask Markethall to step in", "Requested"],
      zh_CN: ["申请平台介入", ""],
      zh_TW: ["申請平台介入", ""],
    },
  },
  {
    path: "/comments",
    make: pay,
    at: () => "comments",
    body: ({ orderNo, lineId }) => ({ orderNo, lineId, goodsStar: 5 }),
    expected: { en: ["Write review", "To ship"], zh_CN: ["评价", "待发货"], zh_TW: ["評價", ""] },
  },
  {
    path: "/comments/{id}/follow",
    make: commentedForThem,
    at: ({ commentId }) => `comments/${commentId}/follow`,
    body: () => ({ content: "Still good" }),
    expected: {
      en: ["Add to review", "Auto-rated"],
      zh_CN: ["追加评价", ""],
      zh_TW: ["追加評價", ""],
    },
  },
];
/**
 * Commands that no record state rejects with this error: payments, coupons and gift cards have
 * their own error codes, and what is a buyer's own has no states.
 */
const others = [
  "/favourites/{id}",
  "/favourites/{id}/remove",
  "/buyer/profile",
  "/buyer/invitation",
  "/buyer/checkIn",
  "/shops/{id}/giftCards",
  "/platform-coupons/{id}/claim",
  "/coupons/{id}/claim",
  "/orders",
  "/payments/{payOrderNo}/pay",
  "/wallet/recharge",
  "/buyer/wallet/recharge",
];

describe("case 5, R15: the sentence of a wrong state names the command and the state", () => {
  test.each(cases)("R15: $path", async ({ make, at, body, expected }) => {
    const made = await make();
    for (const [lang, [command, state]] of Object.entries(expected)) {
      const { status, data, message } = await buyer.post(at(made), body(made), { lang });
      expect([status, String(data.error).split(".")[1]]).toEqual([409, "statusNotAllowed"]);
      expect(message).toContain(command);
      expect(message).toContain(state);
      expect(message).not.toMatch(/“”|「」|resources\.|“[a-z]\w*”/);
    }
  });

  test("R15: every command of a buyer is walked", () => {
    const commands = buyerCalls.filter(({ by }) => by === "command").map(({ path }) => path);
    const walked = new Set([...cases.map(({ path }) => path), ...others]);
    expect(commands.filter((path) => !walked.has(path))).toEqual([]);
  });

  test("R15: a merchant who ships what is not paid reads the same, in a batch too", async () => {
    const { id } = await place();
    const parcel = { deliveryType: "auspost", deliveryNo: "1" };
    const one = await server.post("harbour", "member/order/ship", { id, ...parcel });
    expect([one.code, one.message]).toEqual([409, expect.stringMatching(/“Ship”.*“Unpaid”/)]);
    const { data } = await server.post("harbour", "member/order/delivery", {
      deliveryJson: [{ orderId: id, ...parcel }],
    });
    expect(data.failed[0].message).toMatch(/“Ship”.*“Unpaid”/);
  });
});
