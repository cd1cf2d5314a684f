// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import {
  type DashboardCard,
  defineDashboard,
} from "../../../framework/admin/dashboard/defineDashboard.ts";
import { skus } from "../../../resources/goods/index.ts";
import { orders } from "../../../resources/orders/index.ts";
import { loadLanguage } from "../../language.ts";
import { clerk, renderPage } from "../renderPage.tsx";
import { CardSlot } from "./CardSlot.tsx";
import { listCards } from "./listCards.ts";

beforeAll(() => loadLanguage("en"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Sold = () => <p>Twelve sold</p>;
const card = (name: string, more: Partial<DashboardCard<never>> = {}): DashboardCard<never> => ({
  name,
  area: "main",
  position: 50,
  load: async () => Sold,
  ...more,
});
const dashboards = [
  defineDashboard(orders, [
    card("late", { position: 90 }),
    { name: "ship", area: "main", position: 20, needs: ["ship"], load: async () => Sold },
    card("sum", { area: "figures" }),
  ]),
  defineDashboard(skus, [card("low", { area: "side" })]),
];
const listKeys = (permissions: string[]) => {
  const { figures, main, side } = listCards(dashboards, clerk(permissions));
  return [figures, main, side].map((cards) => cards.map(({ key }) => key));
};

it("places the cards in their areas by their order, for members who may open the list", () => {
  expect(listKeys(["order:list", "stock:shopStock"])).toEqual([
    ["orders.sum"],
    ["orders.late"],
    ["skus.low"],
  ]);
  expect(listKeys(["order:list", "order:list:ship"])).toEqual([
    ["orders.sum"],
    ["orders.ship", "orders.late"],
    [],
  ]);
  expect(listKeys([])).toEqual([[], [], []]);
});

it("shows no card of a shop's resource to the platform", () => {
  const { figures, main, side } = listCards(dashboards, clerk(["order:list"], "platform"));
  expect([...figures, ...main, ...side]).toEqual([]);
});

it("loads a card when it is shown, and offers to try again where its code cannot be loaded", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("offline");
    return Sold;
  };
  const actor = clerk(["order:list"]);
  const [shown] = listCards([defineDashboard(orders, [card("one", { load })])], actor).main;
  if (!shown) throw new Error("the card is not shown");
  expect(attempts).toBe(0);
  await act(async () => void renderPage(<CardSlot shown={shown} />, actor));
  expect(await screen.findByText("Orders couldn't be loaded")).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  expect(await screen.findByText("Twelve sold")).toBeTruthy();
  expect(attempts).toBe(2);
});
