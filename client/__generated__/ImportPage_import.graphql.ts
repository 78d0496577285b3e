/**
 * @generated SignedSource<<f6a0c222345e44ecc21fc7d1cb341142>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductImportFailure = "BROKEN" | "CHANGED_MEANWHILE" | "TABLE_CHARACTER" | "TABLE_EMPTY" | "TABLE_GONE" | "TABLE_MORE_CELLS" | "TABLE_NO_JSON" | "TABLE_NO_WORKBOOK" | "TABLE_ONE_COLUMN" | "TABLE_QUOTES" | "TABLE_ROW_TOO_LONG" | "TABLE_TOO_LARGE" | "TABLE_TOO_MANY_COLUMNS" | "TABLE_TOO_MANY_ROWS";
export type ProductImportState = "CANCELLED" | "CHECKED" | "CHECKING" | "DONE" | "FAILED" | "LISTING" | "MAPPING" | "READING" | "RUNNING" | "UNDOING" | "UNDONE" | "UNLISTING";
export type ProductImportTemplate = "OWN" | "SHOPIFY" | "SHOPWARE" | "VENDURE" | "WOOCOMMERCE";
import type { FragmentRefs } from "relay-runtime";
export type ImportPage_import$data = {
  readonly addedColors: ReadonlyArray<string>;
  readonly addedGroups: ReadonlyArray<string>;
  readonly addsNames: boolean;
  readonly by: string | null | undefined;
  readonly changedCount: number;
  readonly changes: ReadonlyArray<{
    readonly differences: ReadonlyArray<{
      readonly from: string | null | undefined;
      readonly label: string;
      readonly of: string | null | undefined;
      readonly to: string | null | undefined;
    }>;
    readonly isNew: boolean;
    readonly number: number;
    readonly productId: string;
    readonly productNumber: string;
    readonly title: string;
  }>;
  readonly clearsEmpty: boolean;
  readonly columns: ReadonlyArray<{
    readonly field: string | null | undefined;
    readonly head: string;
    readonly samples: ReadonlyArray<string>;
  }>;
  readonly conflicts: ReadonlyArray<{
    readonly productNumber: string;
    readonly title: string;
  }>;
  readonly done: number;
  readonly encoding: string | null | undefined;
  readonly errorCount: number;
  readonly errors: ReadonlyArray<{
    readonly column: number | null | undefined;
    readonly head: string | null | undefined;
    readonly line: number;
    readonly text: string;
  }>;
  readonly failure: ProductImportFailure | null | undefined;
  readonly failureColumn: number | null | undefined;
  readonly failureLine: number | null | undefined;
  readonly fileName: string;
  readonly finishedAt: string | null | undefined;
  readonly format: string;
  readonly id: string;
  readonly newCount: number;
  readonly publishes: boolean;
  readonly rowCount: number;
  readonly sameCount: number;
  readonly separator: string | null | undefined;
  readonly startedAt: string;
  readonly state: ProductImportState;
  readonly template: ProductImportTemplate;
  readonly total: number;
  readonly undoneAt: string | null | undefined;
  readonly viewerCanCancel: boolean;
  readonly viewerCanWork: boolean;
  readonly " $fragmentType": "ImportPage_import";
};
export type ImportPage_import$key = {
  readonly " $data"?: ImportPage_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportPage_import">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "head",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productNumber",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportPage_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "encoding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "separator",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "template",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductImportColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "samples",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clearsEmpty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addsNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sameCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errorCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedColors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedGroups",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failureLine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failureColumn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductImportConflict",
      "kind": "LinkedField",
      "name": "conflicts",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "by",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoneAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanWork",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCancel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductImportChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNew",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productId",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductImportDifference",
          "kind": "LinkedField",
          "name": "differences",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "of",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductImportError",
      "kind": "LinkedField",
      "name": "errors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductImport",
  "abstractKey": null
};
})();

(node as any).hash = "523282e44773086a16d96115d172ef00";

export default node;
