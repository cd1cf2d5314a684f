import { useWatch } from "react-hook-form";
import { ChoiceInput } from "../../framework/admin/input/choice.tsx";
import type { InputComponent } from "../../framework/admin/resources.tsx";
import { useWords } from "../../framework/admin/useWords.ts";
import { choice } from "../../framework/schema/index.ts";
import { isShopType } from "./applicationIssues.ts";
import { certTypesOf, shopTypes } from "./certFields.ts";
import { shopInfo } from "./shopInfo.ts";

const fieldsOf = Object.fromEntries(
  Object.keys(shopTypes)
    .filter(isShopType)
    .map((type) => [type, choice(certTypesOf[type], { required: true })]),
);
const anyType = choice([...new Set(Object.values(certTypesOf).flat())], { required: true });

/** The documents by which the type of shop that is chosen says who it is. */
export const CertTypeInput: InputComponent = ({ source, name }) => {
  const words = useWords(shopInfo);
  const type: unknown = useWatch({ name: "type" });
  return (
    <ChoiceInput
      resource={shopInfo}
      field={(isShopType(type) && fieldsOf[type]) || anyType}
      name={name}
      source={source}
      label={words.field(name)}
      choiceWords={`choices.${name}`}
      compact={false}
      labelHidden={false}
    />
  );
};
