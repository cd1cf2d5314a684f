import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";

interface Props<T extends string> {
  options: readonly T[];
  value: T;
  label: string;
  getName: (option: T) => string;
  onChange: (value: T) => void;
}
/** One of few options of a page that prints, such as the paper size. */
export const PrintChoice = <T extends string>({
  options,
  value,
  label,
  getName,
  onChange,
}: Props<T>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={value}
    aria-label={label}
    onChange={(_event, next: T | null) => next && onChange(next)}
  >
    {options.map((option) => (
      <ToggleButton key={option} value={option} sx={{ textTransform: "none" }}>
        {getName(option)}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
