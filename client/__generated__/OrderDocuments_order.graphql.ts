/**
 * @generated SignedSource<<7bb03887ab20b7675dbf685cd88cc94c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentKind = "DELIVERY" | "INVOICE" | "OFFER" | "ORDER" | "REMINDER";
export type DocumentStatus = "CLOSED" | "COMPLETE" | "OPEN" | "PARTIAL";
export type InvoiceSort = "ADVANCE" | "CANCELLATION" | "CREDIT" | "FINAL" | "INVOICE" | "PART";
export type OrderState = "CANCELLED" | "COMPLETED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type OrderDocuments_order$data = {
  readonly documents: ReadonlyArray<{
    readonly cancellation: {
      readonly id: string;
    } | null | undefined;
    readonly date: string;
    readonly id: string;
    readonly isCancelled: boolean;
    readonly kind: DocumentKind;
    readonly number: string | null | undefined;
    readonly pdfPath: string;
    readonly sort: InvoiceSort | null | undefined;
    readonly status: DocumentStatus;
  }>;
  readonly id: string;
  readonly orderNumber: string;
  readonly state: OrderState;
  readonly " $fragmentType": "OrderDocuments_order";
};
export type OrderDocuments_order$key = {
  readonly " $data"?: OrderDocuments_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDocuments_order">;
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
  "name": "OrderDocuments_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNumber",
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCancelled",
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
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pdfPath",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BusinessDocument",
          "kind": "LinkedField",
          "name": "cancellation",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "b8bed29b3e00da5eae3b2f4c846a3a04";

export default node;
