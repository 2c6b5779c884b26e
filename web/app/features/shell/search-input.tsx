import Search from "lucide-react/icons/search";
import type { ComponentProps } from "react";
import { TextInput } from "~/ui/text-input.tsx";

interface SearchInputProps extends ComponentProps<"input"> {
  isInPalette?: boolean;
}

/** The box of the header's search, and of the palette. */
export const SearchInput = ({ isInPalette = false, ...rest }: SearchInputProps) => (
  <TextInput
    icon={Search}
    look={isInPalette ? "bare" : "quiet"}
    name="keyword"
    aria-label="Search"
    placeholder={isInPalette ? "Search, or go anywhere" : "Search jobs, applications or messages"}
    maxLength={120}
    autoComplete="off"
    {...rest}
  />
);
