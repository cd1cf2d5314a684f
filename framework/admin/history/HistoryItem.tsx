import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { contentLanguages, fieldOf, type Resource, text } from "../../schema/index.ts";
import { formatInstant } from "../display/format.ts";
import { isLocalized } from "../display/localized.ts";
import { ValueDisplay } from "../display/ValueDisplay.tsx";
import type { HistoryEntry } from "../provider.ts";
import { useHouse } from "../resources.tsx";
import { sameValue } from "../sameValue.ts";
import { useWords } from "../useWords.ts";
import { RowsDifference } from "./RowsDifference.tsx";

/** A creation names every field; so many are in sight until the rest is asked for. */
const few = 6;

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** A text in several languages is told language by language. */
const languagesThatDiffer = (before: unknown, after: unknown) =>
  contentLanguages
    .map((language) => ({
      language,
      before: isLocalized(before) ? before[language] : null,
      after: isLocalized(after) ? after[language] : null,
    }))
    .filter((one) => !sameValue(one.before, one.after));

/** One entry of the timeline. What an action's dialog was told stands among the differences, under the dialog's words. */
export function HistoryItem({ resource, entry }: { resource: Resource; entry: HistoryEntry }) {
  const translate = useTranslate();
  const words = useWords(resource);
  const { timeZone } = useHouse();
  const { operation, action, changes, memberName, addTime } = entry;
  const asked = resource.actionList.find((one) => one.name === action)?.input ?? {};
  const deed =
    operation === "action" && action ? words.action(action) : translate(`markethall.record.operations.${operation}`);
  const labelOf = (name: string) =>
    Object.hasOwn(resource.fields, name) || !(name in asked) || !action ? words.field(name) : words.input(action, name);
  const [all, setAll] = useState(false);
  const order = Object.keys(resource.fields);
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : -1);
  const differences = Object.entries(changes)
    .sort(([one], [other]) => rank(one) - rank(other))
    .flatMap(([name, [before, after]]) => {
      const field = fieldOf(resource, name) ?? asked[name];
      if (field?.kind !== "localized") return [{ key: name, name, label: labelOf(name), before, after, field }];
      return languagesThatDiffer(before, after).map(({ language, ...texts }) => {
        const label = `${labelOf(name)} (${translate(`language.${language}`)})`;
        return { key: `${name} ${language}`, name, label, ...texts, field: text() };
      });
    })
    .filter(({ before, after }) => !(isNothing(before) && isNothing(after)));
  const shown = all || differences.length <= few + 2 ? differences : differences.slice(0, few);
  const choiceWords = (name: string) =>
    Object.hasOwn(resource.fields, name) || !action ? undefined : `inputChoices.${action}.${name}`;
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        pl: 3,
        pb: 2,
        "&::before": {
          content: '""',
          position: "absolute",
          left: 4,
          top: 7,
          width: 9,
          height: 9,
          borderRadius: "50%",
          bgcolor: "primary.main",
        },
        "&:not(:last-of-type)::after": {
          content: '""',
          position: "absolute",
          left: 8,
          top: 20,
          bottom: -4,
          width: "1px",
          bgcolor: "divider",
        },
      }}
    >
      <Typography variant="body1" component="div">
        <strong>{deed}</strong>{" "}
        <Typography component="span" variant="body2" color="text.secondary">
          {memberName} · <time dateTime={addTime}>{formatInstant(addTime, timeZone)}</time>
        </Typography>
      </Typography>
      {differences.length > 0 && (
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 0.5,
            display: "grid",
            gridTemplateColumns: "minmax(88px, max-content) minmax(0, 1fr)",
            columnGap: 2,
            rowGap: 0.5,
          }}
        >
          {shown.map(({ key, name, label, before, after, field }) => (
            <Box key={key} sx={{ display: "contents" }}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {label}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere" }}>
                {field?.kind === "rows" ? (
                  <RowsDifference resource={resource} field={field} name={name} before={before} after={after} />
                ) : field ? (
                  <>
                    {!isNothing(before) && (
                      <>
                        <Box component="del" sx={{ color: "text.secondary" }}>
                          <ValueDisplay
                            resource={resource}
                            field={field}
                            name={name}
                            value={before}
                            choiceWords={choiceWords(name)}
                          />
                        </Box>
                        <span aria-hidden> → </span>
                      </>
                    )}
                    <Box component="ins" sx={{ textDecoration: "none" }}>
                      <ValueDisplay
                        resource={resource}
                        field={field}
                        name={name}
                        value={after}
                        choiceWords={choiceWords(name)}
                      />
                    </Box>
                  </>
                ) : (
                  `${String(before ?? "—")} → ${String(after ?? "—")}`
                )}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {shown.length < differences.length && (
        <Button size="small" onClick={() => setAll(true)} sx={{ mt: 0.5, ml: -1.5 }}>
          {translate("markethall.record.allDifferences", { smart_count: differences.length })}
        </Button>
      )}
    </Box>
  );
}
