import {
  defineResource,
  image,
  images,
  json,
  localized,
  richText,
  rows,
  text,
  video,
} from "../../../framework/schema/index.ts";

const isLook = (value: unknown): value is { cover?: string } =>
  typeof value === "object" && value !== null;

/** A resource with every kind of field that may use a file. */
export const galleries = defineResource("galleries", {
  api: "member/gallery",
  route: "/stock/galleries",
  access: "stock:galleries",
  owner: "shop",
  fields: {
    name: text({ required: true, search: true, sortable: true }),
    cover: image(),
    pictures: images({ max: 9 }),
    video: video(),
    story: richText(),
    detail: localized({ rich: true }),
    look: json({ check: isLook }),
    paper: image({ confidential: true }),
    shelves: rows({ label: text({ required: true }), picture: image() }),
  },
  list: { columns: ["name", "cover"], sort: ["name", "asc"] },
});
