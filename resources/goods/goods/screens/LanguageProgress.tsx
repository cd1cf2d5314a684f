import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { contentLanguages } from "../../../../core/app.ts";
import { CircleCheckIcon } from "../../../../framework/admin/icons/CircleCheckIcon.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import type { Localized } from "../../../../framework/schema/index.ts";
import { listMissing } from "../completeLanguages.ts";
import { goods } from "../goods.ts";

const asLocalized = (value: unknown): Localized | null =>
  typeof value === "object" && value !== null ? (value as Localized) : null;

/**
 * Shows above the form in which languages the product is complete, and which texts the others lack.
 */
export function LanguageProgress() {
  const translate = useTranslate();
  const messages = useResourceMessages(goods);
  const [title, description, detail] = useWatch({ name: ["title", "description", "detail"] }).map(
    asLocalized,
  );
  return (
    <Box
      component="section"
      aria-label={messages.field("languages")}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mb: 2 }}
    >
      <Typography variant="body2" color="text.secondary">
        {messages.field("languages")}
      </Typography>
      {contentLanguages.map((language) => {
        const missing = listMissing(language, { title, description, detail });
        const name = messages.choice("languages", language);
        return missing.length === 0 ? (
          <Chip
            key={language}
            size="small"
            color="success"
            variant="outlined"
            icon={<CircleCheckIcon />}
            label={name}
          />
        ) : (
          <Chip
            key={language}
            size="small"
            variant="outlined"
            label={translate("resources.goods.screen.missing", {
              language: name,
              fields: missing.map((field) => messages.field(field)).join(", "),
            })}
          />
        );
      })}
    </Box>
  );
}
