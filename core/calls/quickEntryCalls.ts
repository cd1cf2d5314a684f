import { type AppCalls, shapes, url } from "../../framework/schema/index.ts";
import { contentLanguages } from "../app.ts";

const { list, nullable, number, object, oneOf, string } = shapes;

/** The calls for quick entry of goods. */
export const quickEntryCalls = {
  "GET /member/goods/getThirdDetail": {
    summary:
      "Import a product from a web page; up to five images are saved to the shop's media library. On 422 `goodsSource.…`, `data.reason` is address, private, missing, tooLarge, unreachable or noProduct",
    input: { url: url({ required: true, max: 2000 }) },
    answer: object({
      language: oneOf(contentLanguages),
      title: string(),
      description: nullable(string()),
      detail: nullable(string("HTML")),
      price: nullable(number("In the currency of the page")),
      currency: nullable(string("ISO 4217")),
      barCode: nullable(string()),
      images: list(string()),
    }),
    example: {
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
  },
} as const satisfies AppCalls;
