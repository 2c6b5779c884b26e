import { limits } from "@caseload/contract/limits";
import { useCallback, useState } from "react";

/** Rows chosen for a change of several, as many as one call takes; a new list starts with none. */
export function useSelection(listKey: string) {
  const [state, setState] = useState<{ key: string; ids: ReadonlySet<number> }>({
    key: listKey,
    ids: new Set(),
  });
  if (state.key !== listKey) setState({ key: listKey, ids: new Set() });
  const choose = useCallback(
    (ids: Iterable<number>) =>
      setState((was) => ({ ...was, ids: new Set([...ids].slice(0, limits.maxBulk)) })),
    [],
  );
  const toggle = useCallback(
    (id: number) =>
      setState((was) => {
        const ids = new Set(was.ids);
        if (!ids.delete(id) && ids.size < limits.maxBulk) ids.add(id);
        return { ...was, ids };
      }),
    [],
  );
  return { ids: state.ids, choose, toggle };
}
