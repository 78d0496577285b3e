/**
 * @generated SignedSource<<dbf2242cec9897391c56ad1b6269799b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentEventKind = "ACCEPTED" | "CANCELLED" | "DECLINED" | "RESTORED" | "SENT" | "WITHDRAWN";
export type DocumentKind = "DELIVERY" | "INVOICE" | "OFFER" | "ORDER" | "REMINDER";
export type DocumentStatus = "CLOSED" | "COMPLETE" | "OPEN" | "PARTIAL";
export type InvoiceSort = "ADVANCE" | "CANCELLATION" | "CREDIT" | "FINAL" | "INVOICE" | "PART";
import type { FragmentRefs } from "relay-runtime";
export type DocumentCourse_document$data = {
  readonly becomes: ReadonlyArray<DocumentKind>;
  readonly children: ReadonlyArray<{
    readonly gross: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly id: string;
    readonly isCancelled: boolean;
    readonly kind: DocumentKind;
    readonly number: string | null | undefined;
    readonly sort: InvoiceSort | null | undefined;
    readonly status: DocumentStatus;
  }>;
  readonly events: ReadonlyArray<{
    readonly at: string;
    readonly kind: DocumentEventKind;
    readonly name: string | null | undefined;
    readonly note: string | null | undefined;
  }>;
  readonly id: string;
  readonly isCancelled: boolean;
  readonly isDraft: boolean;
  readonly kind: DocumentKind;
  readonly parents: ReadonlyArray<{
    readonly gross: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly id: string;
    readonly isCancelled: boolean;
    readonly kind: DocumentKind;
    readonly number: string | null | undefined;
    readonly sort: InvoiceSort | null | undefined;
    readonly status: DocumentStatus;
  }>;
  readonly " $fragmentType": "DocumentCourse_document";
};
export type DocumentCourse_document$key = {
  readonly " $data"?: DocumentCourse_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentCourse_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCancelled",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sort",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "status",
    "storageKey": null
  },
  (v2/*:: as any*/),
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
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "gross",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cents",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "currency",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentCourse_document",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDraft",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "becomes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BusinessDocument",
      "kind": "LinkedField",
      "name": "parents",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BusinessDocument",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BusinessDocument",
  "abstractKey": null
};
})();

(node as any).hash = "6100da5435a196b7196a75cd7b3f5c4b";

export default node;
