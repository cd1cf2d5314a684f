/** Skeleton rows of the expected number and height, to avoid a layout shift. */
export const TableSkeleton = ({ columns, rows }: { columns: number; rows: number }) => (
  <tbody className="bones" aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
      <tr key={row}>
        {Array.from({ length: columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
          <td key={column}>
            <span className="bone" />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
