import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { banners } from "../banners.ts";

const messages: ResourceMessages<typeof banners> = {
  name: "Banner |||| Banners",
  fields: {
    location: "Page",
    img: "Picture",
    imgZhCN: "Picture, Simplified Chinese",
    imgZhTW: "Picture, Traditional Chinese",
    link: "Leads to",
    sort: "Order",
  },
  choices: { location: { home: "Home", menu: "Menu", cart: "Cart" } },
  groups: { main: "Banner", pictures: "Pictures" },
  help: {
    title: "What it is called here; buyers do not see it",
    img: "Wide, such as 1125 × 480",
    imgZhCN: "Without one, the first picture is shown",
    imgZhTW: "Without one, the first picture is shown",
  },
  empty: "Banners are the pictures at the top of the shop front's pages. Add the first one.",
};
export default messages;
