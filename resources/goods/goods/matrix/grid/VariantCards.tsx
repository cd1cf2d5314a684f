import { useMatrix, useMatrixValue } from "../MatrixContext.ts";
import { VariantCard } from "./VariantCard.tsx";
import { CardList } from "./VariantCardRoot.tsx";

interface Props {
  label: string;
  /** Opens the picture choice for the selected cell. */
  onPicture: (anchor: Element) => void;
  onLeaveOut: (rows: readonly number[]) => void;
}

/** The SKUs on a phone: a card for each, with what is edited most in reach. */
export function VariantCards({ label, onPicture, onLeaveOut }: Props) {
  const { store } = useMatrix();
  const paths = useMatrixValue((one) => one.paths());
  const openPicture = (index: number, column: number, anchor: Element) => {
    store.select({ row: index, column });
    onPicture(anchor);
  };
  return (
    <CardList aria-label={label}>
      {paths.map((path, index) => (
        <VariantCard
          key={path}
          index={index}
          onPicture={openPicture}
          {...(paths.length > 1 && { onLeaveOut: () => onLeaveOut([index]) })}
        />
      ))}
    </CardList>
  );
}
