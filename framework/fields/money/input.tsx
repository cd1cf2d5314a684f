import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { NumberInput } from "../../admin/input/NumberInput.tsx";
import { getCurrencySign } from "../../schema/money.ts";

/** A number with the sign of the currency. */
export default function MoneyInput(props: KindInputProps) {
  const { symbol, isBefore } = getCurrencySign();
  return <NumberInput {...props} {...(isBefore ? { before: symbol } : { after: symbol })} />;
}
