import Box from "@mui/material/Box";
import { DeclaredInput } from "../../../../framework/admin/input/DeclaredInput.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import type { Fields, Resource } from "../../../../framework/schema/index.ts";

interface Props {
  resource: Resource;
  /** The form path of the rows, of which the first is edited. */
  skus: string;
  fields: Fields;
  names: readonly string[];
}
/** The price, stock and codes of a product without options, as plain fields. */
export function SingleVariant({ resource, skus, fields, names }: Props) {
  const messages = useResourceMessages(resource);
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
        columnGap: 2,
        rowGap: 2,
        alignItems: "start",
      }}
    >
      {names.map((name) => {
        const field = fields[name];
        const source = `${skus}.0.${name}`;
        return field ? (
          <Box key={name} data-source={source} sx={{ minWidth: 0 }}>
            <DeclaredInput
              resource={resource}
              field={field}
              name={name}
              source={source}
              label={messages.row(skus, name)}
            />
          </Box>
        ) : null;
      })}
    </Box>
  );
}
