/** The messages of the goods screens. */
export const goodsMessages = {
  missing: "%{language}: still %{fields}",
  start: {
    button: "Start from…",
    title: "Start a product from",
    library: "Platform library",
    link: "Link",
    nothing: "The library has no such product",
    address: "Address of a product page",
    addressHelp: "What the page says of its product is read; its pictures are kept in your library.",
    read: "Read",
    reading: "Reading the page and its pictures…",
    preview: "What was read",
    noPictures: "No picture could be read",
    otherCurrency: "The price is in another currency and is not taken over",
    use: "Fill the form",
    filled: "The form is filled. Check it, and change what you like.",
    failed: "That could not be read. Try again.",
    replaceTitle: "Replace what is typed?",
    replaceText: "You have typed something already. Whatever the new source says replaces it.",
    replace: "Replace",
  },
};
export type GoodsMessages = typeof goodsMessages;
