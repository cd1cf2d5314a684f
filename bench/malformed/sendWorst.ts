import { fire } from "../load.ts";

const list = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => index + from).join(",");
const worst = [
  `member/goods/getList?tagIds=${list(1000)}`,
  `member/goods/getCounts?tagIds=${list(1000)}`,
  `member/goods/getIds?tagIds_notIn=${list(1000)}`,
  `member/goods/getList?category_under=${list(1000)}`,
  "member/goods/getList?q=abcdefgh&pageSize=1000",
  "member/goods/getSelector?pageSize=1000",
  `member/order/getList?orderNo_in=${list(700, 2_026_030_102)}`,
  "member/order/getList?pageSize=1000",
  "member/order/getList?page=10000000",
  `member/order/getCounts?q=a`,
  `member/goodsRelate/getList?goods=${list(1000)}`,
  `member/shopAccount/getList?roles=${list(1000)}`,
  "member/order/export",
  "member/goods/export?format=xlsx",
  "member/accountOperation/getList?pageSize=1000&q=e",
];

/**
 * Sends the most expensive calls from one shop with the given number of workers and seconds;
 * returns the milliseconds of the longest call.
 *
 * @throws {Error} when the server rejects a call.
 */
export async function sendWorst(
  base: string,
  token: string,
  workers: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let turn = 0;
  let longest = 0;
  const work = async (): Promise<void> => {
    while (performance.now() < end) {
      turn += 1;
      const startedAt = performance.now();
      const url = `${base}/api/${worst[turn % worst.length]}`;
      const text = await fire({ url, headers: { authorization: `Bearer ${token}` } });
      // The server may answer that it is too busy; a call that it rejects costs nothing.
      if (text.startsWith('{"code":4')) throw new Error(`${url}: ${text.slice(0, 300)}`);
      longest = Math.max(longest, performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return longest;
}
