/** The words of the screens of goods, under `markethall.goods`. */
export const goodsWords = {
  missing: "%{language}: still %{fields}",
  stock: {
    edit: "Edit stock of this page",
    title: "Stock of this page",
    now: "Now",
    next: "New",
    save: "Save %{smart_count} change |||| Save %{smart_count} changes",
    saved: "Stock of %{smart_count} variant changed |||| Stock of %{smart_count} variants changed",
    hint: "Type the new number, or +5 and −3 to add and take away. Enter goes down.",
    wrong: "A whole number from 0",
    none: "Nothing to change: the list is empty",
  },
};
export type GoodsWords = typeof goodsWords;
