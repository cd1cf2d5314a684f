import { memo } from "react";
import { MatrixRow } from "./MatrixRow.tsx";

interface Props {
  paths: readonly string[];
  depths: number;
  trail: boolean;
  tipId: string;
}
export const GridRows = memo(function GridRows({ paths, ...shape }: Props) {
  return paths.map((path, index) => <MatrixRow key={path} index={index} {...shape} />);
});
