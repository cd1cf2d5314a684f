type Application = Readonly<Record<string, unknown>>;

export interface ReviewDocument {
  /** The field that contains it, with its index where there are several. */
  field: string;
  place: number | null;
  address: string;
}
/** Returns the document pictures of an application, in the order of its form. */
export function listDocuments(record: Application): ReviewDocument[] {
  return ["cardImgs", "licence", "brandImg"].flatMap((field) => {
    const value: unknown = record[field];
    const addresses = [value]
      .flat()
      .filter((one): one is string => typeof one === "string" && one !== "");
    return addresses.map((address, index) => ({
      field,
      place: addresses.length > 1 ? index + 1 : null,
      address,
    }));
  });
}
