interface TagListProps {
  tags: readonly string[];
  /** Further tags become "+N more". */
  max?: number;
}

export function TagList({ tags, max = tags.length }: TagListProps) {
  const more = tags.length - max;
  return (
    <div className="tags">
      {tags.slice(0, max).map((tag) => (
        <span className="tag-item" key={tag}>
          {tag}
        </span>
      ))}
      {more > 0 && <span className="tag-item more">+{more} more</span>}
    </div>
  );
}
