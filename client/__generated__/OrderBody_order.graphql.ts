/**
 * @generated SignedSource<<ef2723132a89d23469662d6d7439acc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceSort = "ADVANCE" | "CANCELLATION" | "CREDIT" | "FINAL" | "INVOICE" | "PART";
import type { FragmentRefs } from "relay-runtime";
export type OrderBody_order$data = {
  readonly agreedTexts: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AgreedTextButton_text">;
  }>;
  readonly documents: ReadonlyArray<{
    readonly id: string;
    readonly number: string | null | undefined;
    readonly pdfPath: string;
    readonly sort: InvoiceSort | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetails_order" | "OrderLines_order">;
  readonly " $fragmentType": "OrderBody_order";
};
export type OrderBody_order$key = {
  readonly " $data"?: OrderBody_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBody_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderBody_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDetails_order"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BusinessDocument",
      "kind": "LinkedField",
      "name": "documents",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "sort",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pdfPath",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AgreedText",
      "kind": "LinkedField",
      "name": "agreedTexts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AgreedTextButton_text"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "eebf08e9ed344e86d0fe25ae5a7a6f7e";

export default node;
