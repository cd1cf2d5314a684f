import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { contentLanguages } from "../../../../core/app.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { getToneTokens } from "../../../../framework/admin/theme/tokens.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { goods } from "../goods.ts";

/** Abbreviations of the languages that fit a cell. */
const signs = { en: "EN", zhCN: "简", zhTW: "繁", km: "KM" } as const;

/** The marks as a text, which is as wide as they are. */
export const languageMarksText = () => Object.values(signs).join("   ");

/** The four content languages; missing ones are highlighted. */
export const LanguageMarks: DisplayComponent<typeof goods> = ({ record }) => {
  const messages = useResourceMessages(goods);
  const complete = record.languages ?? [];
  const languages = contentLanguages
    .filter((language) => complete.includes(language))
    .map((one) => messages.choice("languages", one));
  return (
    <Tooltip title={languages.join(", ")}>
      <Box
        component="span"
        role="img"
        aria-label={languages.join(", ")}
        sx={{ display: "inline-flex", gap: 0.25, verticalAlign: "middle" }}
      >
        {contentLanguages.map((language) => (
          <Box
            component="span"
            key={language}
            aria-hidden
            sx={{
              minWidth: 20,
              px: 0.25,
              textAlign: "center",
              borderRadius: 0.75,
              fontSize: 10.5,
              lineHeight: "18px",
              fontWeight: 600,
              ...(complete.includes(language)
                ? { border: "1px solid transparent", color: "text.secondary" }
                : {
                    border: "1px dashed",
                    borderColor: getToneTokens("warning").mark,
                    bgcolor: getToneTokens("warning").background,
                    color: getToneTokens("warning").text,
                  }),
            }}
          >
            {signs[language]}
          </Box>
        ))}
      </Box>
    </Tooltip>
  );
};
