import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { banners } from "../banners.ts";

const messages: ResourceMessages<typeof banners> = {
  name: "Banner |||| Banners",
  fields: {
    location: "Page",
    img: "Image",
    imgZhCN: "Image (Simplified Chinese)",
    imgZhTW: "Image (Traditional Chinese)",
    background: "Background colour",
    link: "Link",
    sort: "Position",
  },
  choices: {
    location: { home: "Home", menu: "Menu", cart: "Cart" },
    status: { shown: "Visible", hidden: "Hidden" },
  },
  groups: { main: "Banner", pictures: "Images", preview: "Preview" },
  help: {
    title: "For internal use. Customers won't see it.",
    img: "Landscape, e.g. 1125 × 480 px",
    imgZhCN: "Leave blank to use the main image",
    imgZhTW: "Leave blank to use the main image",
    background: "Fills the space around the image on wide screens",
  },
  screen: {
    preview: { wide: "Wide screen", phone: "Phone", empty: "Add an image to see the banner." },
  },
  errors: { notColour: "%{field} must be a colour, like #3366cc" },
  empty: "Banners are the images at the top of storefront pages. Add the first one.",
};
export default messages;
