import { contentLanguages } from "../../core/app.ts";
import { choice, images, money, richText, text, url } from "../../framework/schema/index.ts";
import type { CallGroup } from "../../framework/server/http/openApi/describeGroup.ts";

export const quickEntryFields = { url: url({ required: true, max: 2000 }) } as const;
export const quickEntryOutput = {
  language: choice(contentLanguages),
  title: text(),
  description: text(),
  detail: richText(),
  price: money(),
  currency: text(),
  barCode: text(),
  images: images(),
} as const;

/** API documentation of the calls for quick entry of goods. */
export const quickEntryGroup: CallGroup = {
  name: "quickEntry",
  calls: [
    [
      "GET",
      "/member/goods/getThirdDetail",
      "Import a product from a web page; up to five images are saved to the shop's media library. On 422 `goodsSource.…`, `data.reason` is address, private, missing, tooLarge, unreachable or noProduct",
      quickEntryFields,
      {
        input: { url: "https://example.com/products/oolong" },
        answer: {
          language: "en",
          title: "Iron Goddess oolong",
          description: "Rolled by hand, medium roast.",
          detail: "<p>Rolled by hand, medium roast.</p>",
          price: 19.5,
          currency: "AUD",
          barCode: "9312345678907",
          images: ["/files/1/0f343b0931126a20f133d67c2b018a3b.jpg"],
        },
      },
    ],
  ],
};
