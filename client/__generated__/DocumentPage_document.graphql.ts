/**
 * @generated SignedSource<<01c7ca53ce404224d0374fd6e517e51b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentKind = "DELIVERY" | "INVOICE" | "OFFER" | "ORDER" | "REMINDER";
export type DocumentStatus = "CLOSED" | "COMPLETE" | "OPEN" | "PARTIAL";
export type EinvoiceFormat = "EBINTERFACE" | "EBINTERFACE_GV" | "PDF" | "PEPPOL" | "XRECHNUNG_CII" | "XRECHNUNG_UBL" | "ZUGFERD";
export type InvoiceSort = "ADVANCE" | "CANCELLATION" | "CREDIT" | "FINAL" | "INVOICE" | "PART";
import type { FragmentRefs } from "relay-runtime";
export type DocumentPage_document$data = {
  readonly cancellation: {
    readonly id: string;
    readonly number: string | null | undefined;
  } | null | undefined;
  readonly corrects: {
    readonly id: string;
    readonly number: string | null | undefined;
  } | null | undefined;
  readonly date: string;
  readonly due: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly dueOn: string | null | undefined;
  readonly einvoice: EinvoiceFormat | null | undefined;
  readonly gross: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly hash: string | null | undefined;
  readonly id: string;
  readonly isCancelled: boolean;
  readonly issuedAt: string | null | undefined;
  readonly kind: DocumentKind;
  readonly net: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly number: string | null | undefined;
  readonly order: {
    readonly orderNumber: string;
  } | null | undefined;
  readonly pdfPath: string;
  readonly receiverName: string;
  readonly sort: InvoiceSort | null | undefined;
  readonly status: DocumentStatus;
  readonly validUntil: string | null | undefined;
  readonly vat: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly viewerCanCancel: boolean;
  readonly xmlPath: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentCourse_document" | "DocumentLines_document" | "DocumentPayments_document">;
  readonly " $fragmentType": "DocumentPage_document";
};
export type DocumentPage_document$key = {
  readonly " $data"?: DocumentPage_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentPage_document">;
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
  "name": "number",
  "storageKey": null
},
v2 = [
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
v3 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentPage_document",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receiverName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hash",
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
      "kind": "ScalarField",
      "name": "xmlPath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "einvoice",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentLines_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentPayments_document"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "net",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "vat",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "gross",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "due",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BusinessDocument",
      "kind": "LinkedField",
      "name": "corrects",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BusinessDocument",
      "kind": "LinkedField",
      "name": "cancellation",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentCourse_document"
    }
  ],
  "type": "BusinessDocument",
  "abstractKey": null
};
})();

(node as any).hash = "a55afd8ebe02211b67b2058b20f8d1f8";

export default node;
