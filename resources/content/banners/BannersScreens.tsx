import { defineScreens } from "../../../framework/admin/resources.tsx";
import { getLinkText, LinkDisplay, LinkInput } from "../../goods/screens.ts";
import { banners } from "./banners.ts";
import { FormPreview, PagePreview } from "./screens/BannerPreview.tsx";
import { WidePicture } from "./screens/WidePicture.tsx";

export default defineScreens(banners, {
  inputs: { link: LinkInput },
  displays: { link: LinkDisplay, img: WidePicture, imgZhCN: WidePicture, imgZhTW: WidePicture },
  texts: { link: ({ link }, language) => getLinkText(link, language) },
  sections: { preview: { typed: FormPreview, shown: PagePreview } },
});
