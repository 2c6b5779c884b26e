import { classNames } from "./class-names.ts";

interface TagListProps {
  tags: readonly string[];
  /** Places the list. */
  className?: string | undefined;
  /** Further tags become "+N more". */
  max?: number;
}

export function TagList({ tags, max = tags.length, className }: TagListProps) {
  const more = tags.length - max;
  return (
    <div className={classNames("tags", className)}>
      {tags.slice(0, max).map((tag) => (
        <span className="tag-item" key={tag}>
          {tag}
        </span>
      ))}
      {more > 0 && <span className="tag-item more">+{more} more</span>}
    </div>
  );
}
