import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { FieldDisplay } from "../display/FieldDisplay.tsx";
import { tokens } from "../theme/tokens.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { useRecordInPage } from "./RecordProvider.tsx";
import { useShownNames } from "./useShownNames.ts";

/** The declared figures of the page's record, in one strip that wraps on a phone. */
export function RecordMeasures() {
  const { resource, record } = useRecordInPage();
  const messages = useResourceMessages(resource);
  const shown = useShownNames();
  const names = resource.measures.filter((name) => shown.includes(name));
  if (names.length === 0) return null;
  return (
    <Card
      component="dl"
      variant="outlined"
      sx={{
        display: "grid",
        gridTemplateColumns: {
          xs: "repeat(2, minmax(0, 1fr))",
          // More than a tablet has space for share two full rows.
          sm:
            names.length > 5
              ? `repeat(${Math.ceil(names.length / 2)}, minmax(0, 1fr))`
              : "repeat(auto-fit, minmax(132px, 1fr))",
          lg: "repeat(auto-fit, minmax(132px, 1fr))",
        },
        // The last of an odd number leaves no hole beside it.
        "& > :last-child:nth-of-type(odd)": { gridColumn: { xs: "1 / -1", sm: "auto" } },
        gap: "1px",
        m: 0,
        mb: 2,
        overflow: "hidden",
      }}
    >
      {names.map((name) => {
        const field = resource.fields[name];
        return (
          field && (
            <Box
              key={name}
              sx={{ px: 2, py: 1.5, minWidth: 0, boxShadow: `0 0 0 1px ${tokens.line}` }}
            >
              <Typography variant="caption" component="dt" sx={{ color: tokens.ink2 }}>
                {messages.field(name)}
              </Typography>
              <Typography
                variant="h1"
                component="dd"
                sx={{
                  m: 0,
                  fontVariantNumeric: "tabular-nums",
                  overflowWrap: "anywhere",
                  "@media (pointer: coarse)": {
                    "& a": {
                      display: "inline-flex",
                      alignItems: "center",
                      minWidth: 44,
                      minHeight: 44,
                      // A larger target takes no more space than the figure beside it.
                      my: "-8px",
                    },
                  },
                }}
              >
                <FieldDisplay resource={resource} field={field} name={name} record={record} />
              </Typography>
              {field.options.help && (
                <Typography variant="caption" component="dd" sx={{ m: 0, color: tokens.ink2 }}>
                  {messages.help(name)}
                </Typography>
              )}
            </Box>
          )
        );
      })}
    </Card>
  );
}
