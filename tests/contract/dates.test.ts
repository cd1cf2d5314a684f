import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseLocalTime } from "../../framework/server/parseLocalTime.ts";
import { startTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
const times = {
  before: "2026-10-31T12:59:59.900Z",
  first: "2026-10-31T13:00:00.000Z",
  last: "2026-11-01T12:59:59.999Z",
  after: "2026-11-01T13:00:00.000Z",
};
beforeAll(async () => {
  server = await startTestServer();
  for (const [name, time] of Object.entries(times))
    await server.database.pool.query(
      "insert into suppliers (shop_id, name, phone, status, payment_days, add_time) values ($1, $2, '+61 491 570 156', 'active', 30, $3)",
      [server.shops.harbour, name, time],
    );
}, 120_000);
afterAll(() => server.close());

const found = async (query: Record<string, string>): Promise<string[]> => {
  const answer = await server.get("harbour", "member/supplier/getList", query);
  expect(answer, answer.message).toMatchObject({ code: 200 });
  return answer.data.list.map(({ name }: { name: string }) => name).sort();
};

describe("D6: dates in the specification's own form are input, in the shop's time zone", () => {
  test("a plain day as the end means the whole day, as the start its first moment", async () => {
    expect(await found({ addTime_gte: "2026-11-01", addTime_lte: "2026-11-01" })).toEqual([
      "first",
      "last",
    ]);
    expect(await found({ addTime: "2026-11-01" })).toEqual(["first", "last"]);
    expect(await found({ addTime_gt: "2026-11-01" })).toEqual(["after"]);
    expect(await found({ addTime_lt: "2026-11-01" })).toEqual(["before"]);
  });

  test("a time is meant in the zone of the shop, to the second", async () => {
    const day = { addTime_gte: "2026-11-01 00:00:00", addTime_lte: "2026-11-01 23:59:59" };
    expect(await found(day)).toEqual(["first", "last"]);
    expect(await found({ addTime_gte: "2026-11-02 00:00" })).toEqual(["after"]);
    await server.database.pool.query(
      "update shops set time_zone = 'Asia/Phnom_Penh' where id = $1",
      [server.shops.laneway],
    );
    await server.database.pool.query(
      "insert into suppliers (shop_id, name, phone, status, payment_days, add_time) values ($1, 'there', '+61 491 570 156', 'active', 30, $2)",
      [server.shops.laneway, "2026-10-31T17:00:00Z"],
    );
    const there = await server.get("laneway", "member/supplier/getList", {
      addTime_gte: "2026-11-01",
      addTime_lte: "2026-11-01",
    });
    expect(there.data.total).toBe(1);
  });

  test("instants with a zone and ten digits are read as before", async () => {
    expect(
      await found({ addTime_gte: "2026-10-31T13:00:00Z", addTime_lte: "2026-11-01T12:59:59.999Z" }),
    ).toEqual(["first", "last"]);
    expect(await found({ addTime_gte: String(Date.parse(times.after) / 1000) })).toEqual(["after"]);
  });

  test("the names that the specification's clients use for the ends of a period", async () => {
    for (const api of ["member/order", "member/withdraw", "member/accountLog", "member/loginLog"]) {
      const answer = await server.get("harbour", `${api}/getList`, {
        dateFrom: "2026-11-01 00:00:00",
        dateTo: "2026-11-01",
      });
      if (answer.code === 404 || answer.data?.errors?.dateFrom?.startsWith("There's no filter"))
        continue;
      expect(answer, `${api}: ${answer.message}`).toMatchObject({ code: 200 });
    }
  });

  test("what no calendar has is refused by name", async () => {
    for (const time of ["2026-02-30", "2026-11-01 24:00:00", "2026-11-01 10:61", "yesterday"])
      expect(
        await server.get("harbour", "member/supplier/getList", { addTime_gte: time }),
        time,
      ).toMatchObject({
        code: 400,
        data: { errors: { addTime_gte: expect.any(String) } },
      });
  });

  test("the days on which the clocks change are as long as they are", () => {
    const sydney = { timeZone: "Australia/Sydney" };
    expect(parseLocalTime("2026-10-04", sydney)).toEqual({
      start: "2026-10-03T14:00:00.000Z",
      end: "2026-10-04T13:00:00.000Z",
    });
    expect(parseLocalTime("2026-04-05", sydney)).toEqual({
      start: "2026-04-04T13:00:00.000Z",
      end: "2026-04-05T14:00:00.000Z",
    });
    expect(parseLocalTime("2026-07-01 10:30", {})).toEqual({
      start: "2026-07-01T00:30:00.000Z",
      end: "2026-07-01T00:31:00.000Z",
    });
    expect(parseLocalTime("2026-07-01T10:30:00Z", sydney)).toBeNull();
  });
});
