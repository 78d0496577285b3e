CREATE TABLE "demo_rows" (
	"kind" text,
	"id" uuid,
	CONSTRAINT "demo_rows_pkey" PRIMARY KEY("kind","id"),
	CONSTRAINT "demo_rows_kind" CHECK ("kind" in ('customer', 'person', 'order', 'product', 'productGroup', 'color', 'file'))
);
