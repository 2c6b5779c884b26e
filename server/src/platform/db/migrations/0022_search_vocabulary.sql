CREATE TABLE "search_phrases" (
	"term" text NOT NULL,
	"phrase" "tsquery" NOT NULL,
	"rarest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mark" text NOT NULL,
	"filed_to" integer NOT NULL,
	"old_to" integer NOT NULL,
	CONSTRAINT "search_vocabulary_single" CHECK ("search_vocabulary"."single")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_phrases_once" ON "search_phrases" USING btree ("term","phrase");--> statement-breakpoint
CREATE INDEX "search_phrases_rarest" ON "search_phrases" USING btree ("rarest");