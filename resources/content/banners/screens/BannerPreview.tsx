import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { banners } from "../banners.ts";

/** The images of a banner, one for each language that has its own. */
const images = ["img", "imgZhCN", "imgZhTW"] as const;
/** The ratios of the place for a banner, on the pages of a computer and of a phone. */
const frames = { wide: { ratio: "4 / 1", width: 480 }, phone: { ratio: "1125 / 480", width: 200 } };

const isAddress = (value: unknown): value is string => typeof value === "string" && value !== "";

/** One image as the storefront shows it, with the background colour beside it. */
function Frames({
  address,
  background,
  label,
}: Record<"address" | "label", string> & { background: unknown }) {
  const t = useTranslate();
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap", alignItems: "end" }}>
      {Object.entries(frames).map(([name, { ratio, width }]) => (
        <Box key={name} component="figure" sx={{ m: 0, width, maxWidth: "100%" }}>
          <Box
            component="img"
            src={address}
            alt={label}
            sx={{
              display: "block",
              width: "100%",
              aspectRatio: ratio,
              objectFit: "contain",
              borderRadius: 1,
              border: 1,
              borderColor: "divider",
            }}
            style={isAddress(background) ? { backgroundColor: background } : undefined}
          />
          <Typography component="figcaption" variant="caption" color="text.secondary">
            {t(`resources.banners.screen.preview.${name}`)}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}

type Shown = Readonly<Partial<Record<(typeof images)[number] | "background", unknown>>>;
/** The banner as customers see it: each image on a wide screen and on a phone. */
function Preview({ values }: { values: Shown }) {
  const t = useTranslate();
  const messages = useResourceMessages(banners);
  const shown = images.filter((name) => isAddress(values[name]));
  if (shown.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t("resources.banners.screen.preview.empty")}
      </Typography>
    );
  return (
    <Stack spacing={2}>
      {shown.map((name) => (
        <Stack key={name} spacing={0.5}>
          {shown.length > 1 && <Typography variant="body2">{messages.field(name)}</Typography>}
          <Frames
            address={String(values[name])}
            background={values.background}
            label={messages.field(name)}
          />
        </Stack>
      ))}
    </Stack>
  );
}

/** The preview in the form, which follows what is typed. */
export function FormPreview() {
  const [img, imgZhCN, imgZhTW, background]: unknown[] = useWatch({
    name: [...images, "background"],
  });
  return <Preview values={{ img, imgZhCN, imgZhTW, background }} />;
}
/** The preview on the record's page. */
export const PagePreview = ({ record }: { record: AdminRecord<typeof banners> }) => (
  <Preview values={record} />
);
