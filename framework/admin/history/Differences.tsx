import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useLocale, useTranslate } from "react-admin";
import {
  findField,
  getLanguageName,
  getTraits,
  getValueField,
  isHtml,
  listContentLanguages,
  type Resource,
  richText,
  text,
} from "../../schema/index.ts";
import { isLocalized } from "../display/localized.ts";
import { noValue } from "../display/noValue.ts";
import { ValueDisplay } from "../display/ValueDisplay.tsx";
import { isSameValue } from "../isSameValue.ts";
import type { HistoryEntry } from "../provider.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { RowsDifference } from "./RowsDifference.tsx";

/** Maximum number of fields shown initially; a creation lists every field. */
const few = 6;

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

/** A localized text is compared language by language. */
const languagesThatDiffer = (before: unknown, after: unknown) =>
  listContentLanguages()
    .map((language) => ({
      language,
      before: isLocalized(before) ? before[language] : null,
      after: isLocalized(after) ? after[language] : null,
    }))
    .filter((one) => !isSameValue(one.before, one.after));

interface Props extends Pick<HistoryEntry, "action" | "changes"> {
  resource: Resource;
}

/**
 * Lists changed fields with old and new value. The input of an action is listed with them, under
 * the labels of its dialog.
 */
export function Differences({ resource, action, changes }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const messages = useResourceMessages(resource);
  const inputFields = resource.actionList.find((one) => one.name === action)?.input ?? {};
  const getLabel = (name: string) =>
    Object.hasOwn(resource.fields, name) || !(name in inputFields) || !action
      ? messages.field(name)
      : messages.input(action, name);
  const [all, setAll] = useState(false);
  const order = Object.keys(resource.fields);
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : -1);
  const differences = Object.entries(changes)
    .sort(([one], [other]) => rank(one) - rank(other))
    .flatMap(([name, [before, after]]) => {
      const field = findField(resource, name) ?? inputFields[name];
      if (!field || !getTraits(field).localized)
        return [{ key: name, name, label: getLabel(name), before, after, field }];
      return languagesThatDiffer(before, after).map(({ language, ...texts }) => {
        const label = `${getLabel(name)} (${getLanguageName(language, locale, translate)})`;
        return {
          key: `${name} ${language}`,
          name,
          label,
          ...texts,
          field: isHtml(getValueField(field)) ? richText() : text(),
        };
      });
    })
    .filter(({ before, after }) => !(isNothing(before) && isNothing(after)));
  const shown = all || differences.length <= few + 2 ? differences : differences.slice(0, few);
  const choiceMessages = (name: string) =>
    Object.hasOwn(resource.fields, name) || !action ? undefined : `inputChoices.${action}.${name}`;
  return (
    <>
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
                  <RowsDifference
                    resource={resource}
                    field={field}
                    name={name}
                    before={before}
                    after={after}
                  />
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
                            choiceMessages={choiceMessages(name)}
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
                        choiceMessages={choiceMessages(name)}
                      />
                    </Box>
                  </>
                ) : (
                  `${String(before ?? noValue)} → ${String(after ?? noValue)}`
                )}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {shown.length < differences.length && (
        <Button size="small" onClick={() => setAll(true)} sx={{ mt: 0.5, ml: -1.5 }}>
          {translate("framework.record.allDifferences", { smart_count: differences.length })}
        </Button>
      )}
    </>
  );
}
