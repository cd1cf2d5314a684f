import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { tokens } from "../../../../../framework/admin/theme/tokens.ts";
import { selectVariantAttributes } from "../logic/paths.ts";
import { useMatrix, useMatrixValue } from "../MatrixContext.ts";

interface Props {
  /** The form path of the errors that are corrected in the editor. */
  opens: string;
  onEdit: () => void;
}
/** The options of a product with their values as chips, until they are edited. */
export function OptionsSummary({ opens, onEdit }: Props) {
  const { store, t } = useMatrix();
  const attributes = selectVariantAttributes(useMatrixValue(() => store.attributes()));
  return (
    <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
      <Box
        component="dl"
        sx={{ flex: 1, display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.75, m: 0 }}
      >
        {attributes.map(({ id, name, values }) => (
          <Box
            key={id}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              gap: 0.75,
              minHeight: 28,
            }}
          >
            <Box component="dt" sx={{ typography: "body2", color: "text.secondary" }}>
              {name}
            </Box>
            {values.map((value) => (
              <Box
                component="dd"
                key={value.id}
                sx={{
                  m: 0,
                  px: 1,
                  typography: "body2",
                  lineHeight: "22px",
                  border: `1px solid ${tokens.line}`,
                  borderRadius: "6px",
                  overflowWrap: "anywhere",
                }}
              >
                {value.name}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
      <Button data-opens={opens} onClick={onEdit} sx={{ flexShrink: 0 }}>
        {t("attribute.edit")}
      </Button>
    </Box>
  );
}
