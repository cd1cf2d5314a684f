import { defineScreens } from "../../../framework/admin/resources.tsx";
import { LinkInput } from "../../goods/picker/LinkInput.tsx";
import { LinkDisplay } from "../../goods/picker/LinkMark.tsx";
import { banners } from "./banners.ts";
import { WidePicture } from "./WidePicture.tsx";

export default defineScreens(banners, {
  inputs: { link: LinkInput },
  displays: { link: LinkDisplay, img: WidePicture, imgZhCN: WidePicture, imgZhTW: WidePicture },
});
