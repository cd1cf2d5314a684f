import type { Sample } from "../../../framework/schema/index.ts";
import type { pointGoods } from "./pointGoods.ts";

/** Cheaper than any product. */
const sample: Sample<typeof pointGoods> = { points: 1, money: 0, quantity: 5 };
export default sample;
