import { SlidersHorizontal } from "lucide-react";
import { useRef } from "react";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { SearchForm } from "./search-form.tsx";

interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onFilters: () => void;
}

/** The search box on phones. */
export default function SearchDialog({ open, onOpenChange, onFilters }: SearchDialogProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Search" initialFocus={box}>
      <SearchForm isInline ref={box} onLeave={() => onOpenChange(false)} />
      <Button variant="ghost" onClick={onFilters}>
        <SlidersHorizontal className="i" />
        Advanced Search Filters
      </Button>
    </Dialog>
  );
}
