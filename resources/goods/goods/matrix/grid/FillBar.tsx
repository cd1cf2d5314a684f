import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { type KeyboardEvent, useState } from "react";
import { isNumeric } from "../logic/cellText.ts";
import { type FillFilter, type FillWay, fillWays, findMatchingPaths } from "../logic/fill.ts";
import { selectVariantAttributes } from "../logic/paths.ts";
import { useMatrix, useMatrixValue } from "../MatrixContext.ts";
import { fillColumn } from "../store/rangeCommands.ts";

/**
 * Changes a column in all rows, or in those with certain values: to a value, by a percentage, by an
 * amount, or to a price ending.
 */
export function FillBar({ onNotice }: { onNotice: (sentence: string) => void }) {
  const { store, t, getLabel } = useMatrix();
  const attributes = selectVariantAttributes(useMatrixValue((one) => one.attributes()));
  const paths = useMatrixValue((one) => one.paths());
  const columns = store.columns.filter(({ field }) => isNumeric(field));
  const [name, setName] = useState(
    () => columns.find((one) => one.name === "price")?.name ?? columns[0]?.name ?? "",
  );
  const [way, setWay] = useState<FillWay>("set");
  const [text, setText] = useState("");
  const [filter, setFilter] = useState<FillFilter>({});
  const [wrong, setWrong] = useState(false);
  const isMoney = columns.find((one) => one.name === name)?.field.kind === "money";
  const ways = fillWays.filter((one) => one !== "ending" || isMoney);
  const chosen = ways.includes(way) ? way : "set";
  const count = findMatchingPaths(attributes, paths, filter).length;
  const fill = () => {
    const typed = text.trim() === "" && chosen === "ending" ? ".95" : text;
    const filled = fillColumn(store, name, { way: chosen, text: typed }, filter);
    setWrong(filled === null);
    if (filled !== null) onNotice(t("fill.done", { smart_count: filled, field: getLabel(name) }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    fill();
  };
  return (
    <Box
      role="group"
      aria-label={t("fill.title")}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 1,
        alignItems: "flex-start",
        "& .MuiFormControl-root": { m: 0, flex: { xs: "1 1 calc(50% - 8px)", sm: "0 1 144px" } },
      }}
    >
      <TextField
        select
        size="small"
        label={t("fill.column")}
        value={name}
        onChange={({ target }) => setName(target.value)}
      >
        {columns.map((one) => (
          <MenuItem key={one.name} value={one.name}>
            {getLabel(one.name)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t("fill.way")}
        value={chosen}
        onChange={({ target }) => setWay(fillWays.find((one) => one === target.value) ?? "set")}
      >
        {ways.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`fill.ways.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label={t(`fill.values.${chosen}`)}
        value={text}
        error={wrong}
        helperText={wrong ? t("fill.wrong") : undefined}
        placeholder={chosen === "ending" ? ".95" : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(false);
        }}
        onKeyDown={onKeyDown}
        autoComplete="off"
        slotProps={{
          htmlInput: { inputMode: "decimal" },
          inputLabel: chosen === "ending" ? { shrink: true } : {},
          formHelperText: wrong ? { role: "alert" } : {},
        }}
      />
      {attributes.map((attribute) => {
        const values = (filter[attribute.id] ?? []).filter((id) =>
          attribute.values.some((one) => one.id === id),
        );
        return (
          <TextField
            key={attribute.id}
            select
            size="small"
            label={attribute.name || t("attribute.name")}
            value={values}
            onChange={({ target }) =>
              setFilter({
                ...filter,
                [attribute.id]: [target.value].flat().map(Number).filter(Boolean),
              })
            }
            slotProps={{
              inputLabel: { shrink: true },
              select: {
                multiple: true,
                displayEmpty: true,
                renderValue: () =>
                  values.length === 0
                    ? t("fill.all")
                    : attribute.values
                        .flatMap(({ id, name: one }) => (values.includes(id) ? one : []))
                        .join(", "),
              },
            }}
          >
            {attribute.values.map((value) => (
              <MenuItem key={value.id} value={value.id}>
                {value.name}
              </MenuItem>
            ))}
          </TextField>
        );
      })}
      <Button
        variant="outlined"
        onClick={fill}
        disabled={count === 0}
        sx={{ minHeight: 38, whiteSpace: "nowrap", flex: { xs: "1 1 100%", sm: "none" } }}
      >
        {t("fill.apply", { smart_count: count })}
      </Button>
    </Box>
  );
}
