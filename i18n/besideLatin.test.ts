import { expect, it } from "vitest";
import { createTranslator } from "./translator.ts";

const messages = {
  new: "新建%{name}",
  of: "%{name}的订单",
  many: "共 %{smart_count} 条",
  both: "把%{from}改为%{to}",
};
const zh = createTranslator("zh-CN", messages);

it("sets Chinese apart from Latin letters and digits that are filled in", () => {
  expect(zh("new", { name: "API 密钥" })).toBe("新建 API 密钥");
  expect(zh("of", { name: "Harbour" })).toBe("Harbour 的订单");
  expect(zh("both", { from: "5%", to: "8" })).toBe("把 5% 改为 8");
});
it("leaves Chinese text, counted text and user content unchanged", () => {
  expect(zh("new", { name: "商品" })).toBe("新建商品");
  expect(zh("many", { smart_count: 3 })).toBe("共 3 条");
  expect(zh("of", { name: "第3届Expo展" })).toBe("第3届Expo展的订单");
  expect(zh("nothing", { name: "A" })).toBe("nothing");
});
it("leaves other languages their own spaces", () => {
  expect(createTranslator("en", { new: "新建%{name}" })("new", { name: "API" })).toBe("新建API");
});
