// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import {
  createStubProvider,
  renderScreen,
  tenantMember,
} from "../../../../framework/admin/form/renderScreen.tsx";
import { type Actor, defineResource, section, text } from "../../../../framework/schema/index.ts";
import Screens from "../BannersScreens.tsx";
import { banners } from "../banners.ts";
import Kind from "../colour/ColourKind.tsx";

const address = "/files/platform/0123456789abcdef0123456789abcdef.png";
const record = { id: 1, version: 1, img: address, imgZhCN: null, imgZhTW: null };
const { background } = banners.fields;
/** The addresses of a banner's images, without their uploads. */
const pictures = defineResource("banners", {
  api: "system/banner",
  route: "/platform/banners",
  access: "platform:banners",
  owner: "platform",
  fields: { img: text(), imgZhCN: text(), imgZhTW: text(), background },
  list: { columns: ["img"] },
  form: [section("pictures", ["img", "imgZhCN", "imgZhTW", "background"]), section("preview", [])],
});
const [, { sections = {} }] = Screens;
afterEach(cleanup);
const editor: Actor = { ...tenantMember, realm: "platform", tenantId: null };
const reader: Actor = { ...editor, roles: [], permissions: ["platform:banners"] };
const at = "/platform/banners/show/1";
const open = (actor: Actor, values: object = {}) => {
  const provider = createStubProvider({
    getOne: vi.fn(async () => ({ data: { ...record, background: "#1f2937", ...values } })),
    history: vi.fn(async () => ({ list: [], total: 0 })),
  });
  renderScreen({
    resources: [pictures],
    provider,
    at,
    actor,
    screens: { banners: { sections } },
    kinds: Object.fromEntries([Kind]),
  });
};

test("those who edit it see the banner on both widths, with the colour that is typed", async () => {
  open(editor);
  const [wide, phone, ...others] = await screen.findAllByRole<HTMLImageElement>("img", {
    name: "Img",
  });
  expect([wide?.getAttribute("src"), phone?.getAttribute("src")]).toEqual([address, address]);
  expect(others).toEqual([]);
  expect(wide?.style.backgroundColor).toBe("rgb(31, 41, 55)");
  fireEvent.change(await screen.findByRole("combobox", { name: "Background" }), {
    target: { value: "#ffffff" },
  });
  await vi.waitFor(() => expect(wide?.style.backgroundColor).toBe("rgb(255, 255, 255)"));
});

test("those who read it see the image of each language, and says when there is none", async () => {
  open(reader, { imgZhCN: address });
  expect(await screen.findAllByRole("img")).toHaveLength(4);
  cleanup();
  open(reader, { img: null });
  expect(await screen.findByText("resources.banners.screen.preview.empty")).toBeTruthy();
});
