/**
 * @generated SignedSource<<ec02b02a02a0896dbb8b5ea37f00d99e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentLineKind = "ADVANCE" | "HEADING" | "ITEM" | "PAGE_BREAK" | "SUBTOTAL" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type DocumentLines_document$data = {
  readonly lines: ReadonlyArray<{
    readonly amount: {
      readonly cents: number;
      readonly currency: string;
    } | null | undefined;
    readonly description: string | null | undefined;
    readonly discount: number | null | undefined;
    readonly id: string;
    readonly isAlternative: boolean;
    readonly isOptional: boolean;
    readonly kind: DocumentLineKind;
    readonly number: string | null | undefined;
    readonly quantity: number | null | undefined;
    readonly run: any | null | undefined;
    readonly title: string;
    readonly unit: string | null | undefined;
    readonly unitPrice: {
      readonly cents: number;
      readonly currency: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "DocumentLines_document";
};
export type DocumentLines_document$key = {
  readonly " $data"?: DocumentLines_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentLines_document">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentLines_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
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
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "unitPrice",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOptional",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAlternative",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "run",
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

(node as any).hash = "79ef2ac54f89671650c9eec6623fc070";

export default node;
