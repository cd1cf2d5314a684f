/** The messages of the goods screens. */
export const goodsMessages = {
  stock: {
    none: "Sold out",
    variants: "%{stock} · %{smart_count} variant |||| %{stock} · %{smart_count} variants",
  },
  variantsNote:
    "%{smart_count} variant · %{stock} in stock |||| %{smart_count} variants · %{stock} in stock",
  media: {
    photos: "Photos",
    main: "Main",
    add: "Add or drop photos · %{count} of %{max}",
    addVideo: "Add a video",
  },
  readiness: {
    left: "1 step before it can be sold |||| %{smart_count} steps before it can be sold",
    almost: "Ready to sell. A few fixes would help customers.",
    ready: "Ready to sell",
    steps: {
      title: "Title in English and Chinese",
      pictures: "Photos",
      category: "Category",
      price: "Price of every variant",
      stock: "Stock of at least one variant",
      shipping: "Shipping profile",
      language: "%{language} translation",
      soldOut: "%{smart_count} variant sold out |||| %{smart_count} variants sold out",
    },
    next: {
      title: "Translate",
      pictures: "Add",
      category: "Choose",
      price: "Set",
      stock: "Restock",
      shipping: "Choose",
      language: "Translate",
      soldOut: "Restock",
    },
  },
  state: {
    onSale: "Customers can see and order it.",
    inWarehouse: "Only your team can see it.",
    pendingReview: "Customers can order it once it is approved.",
    rejected: "Correct it and publish it again.",
  },
  facts: {
    variants: "%{smart_count} variant |||| %{smart_count} variants",
    stock: "%{amount} in stock",
    sold: "%{amount} sold",
    saved: "saved %{time}",
    savedBy: "saved %{time} by %{name}",
  },
  sales: {
    sold: "%{amount} sold",
    than: "on the 30 days before",
    none: "No sales in the last 30 days",
    rating: "from %{smart_count} review |||| from %{smart_count} reviews",
    read: "Read",
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
