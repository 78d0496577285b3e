/**
 * @generated SignedSource<<d702f783233a2bcae13a0f4f21450f22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentPaymentMethod = "CARD" | "CASH" | "OFFSET" | "OTHER" | "SHOP" | "TRANSFER" | "VOUCHER";
export type DocumentPaymentState = "CANCELLED" | "OVERDUE" | "OVERPAID" | "PAID" | "PARTLY_PAID" | "UNPAID";
import type { FragmentRefs } from "relay-runtime";
export type DocumentPayments_document$data = {
  readonly earlyPayment: {
    readonly discount: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly until: string;
  } | null | undefined;
  readonly id: string;
  readonly number: string | null | undefined;
  readonly open: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly paymentState: DocumentPaymentState | null | undefined;
  readonly payments: ReadonlyArray<{
    readonly amount: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly discount: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly fee: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly iban: string | null | undefined;
    readonly id: string;
    readonly isTakenBack: boolean;
    readonly method: DocumentPaymentMethod;
    readonly note: string;
    readonly paidOn: string;
    readonly takesBack: boolean;
  }>;
  readonly viewerCanPay: boolean;
  readonly " $fragmentType": "DocumentPayments_document";
};
export type DocumentPayments_document$key = {
  readonly " $data"?: DocumentPayments_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentPayments_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
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
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "discount",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentPayments_document",
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
      "name": "paymentState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanPay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "open",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EarlyPaymentOffer",
      "kind": "LinkedField",
      "name": "earlyPayment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentPayment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "iban",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "takesBack",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTakenBack",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "fee",
          "plural": false,
          "selections": (v1/*:: as any*/),
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

(node as any).hash = "575b377ede38404709230dab5880e054";

export default node;
