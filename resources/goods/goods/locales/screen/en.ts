/** The messages of the goods screens. */
export const goodsMessages = {
  stock: {
    none: "Sold out",
    variants: "%{stock} in %{smart_count} variant |||| %{stock} in %{smart_count} variants",
  },
  media: {
    photos: "Photos",
    main: "Main",
    add: "Add or drop photos · %{count} of %{max}",
    addVideo: "Add a video",
  },
  readiness: {
    left: "1 step before it can be sold |||| %{smart_count} steps before it can be sold",
    almost: "Ready to sell. More languages would help customers find it.",
    ready: "Ready to sell",
    steps: {
      title: "Title in English and Chinese",
      pictures: "Photos",
      category: "Category",
      price: "Price of every variant",
      stock: "Stock of at least one variant",
      shipping: "Shipping profile",
      language: "%{language} texts",
    },
  },
  start: {
    button: "Start from a template…",
    title: "Start from a template",
    library: "Product catalogue",
    link: "Link",
    nothing: "No matching products in the catalogue",
    address: "Product page URL",
    addressHelp:
      "We'll read the product details from the page and save its images to your media library.",
    read: "Fetch",
    reading: "Fetching the page and its images…",
    preview: "Preview",
    noPictures: "No images could be fetched",
    otherCurrency: "The price is in another currency and won't be copied",
    use: "Use this product",
    filled: "Product details added. Review and edit them before saving.",
    failed: "The page couldn't be read. Try again.",
    replaceTitle: "Replace your changes?",
    replaceText:
      "You've already entered some details. They'll be replaced by the details from the template.",
    replace: "Replace",
  },
};
export type GoodsMessages = typeof goodsMessages;
