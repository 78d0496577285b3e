/**
 * @generated SignedSource<<9e1850e627b16961f1025d1a12c78317>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VatCategory = "EXPORT" | "INTRA_COMMUNITY" | "OUT_OF_SCOPE" | "STANDARD";
import type { FragmentRefs } from "relay-runtime";
export type TotalsRows_totals$data = {
  readonly discounts: ReadonlyArray<{
    readonly amount: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly label: string;
  }>;
  readonly goods: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly gross: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly isVatByRate: boolean;
  readonly shipping: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly toPay: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly vat: ReadonlyArray<{
    readonly category: VatCategory;
    readonly rate: number;
    readonly vat: {
      readonly cents: number;
      readonly currency: string;
    };
  }>;
  readonly vatGround: string | null | undefined;
  readonly vatIncluded: boolean;
  readonly vatLabel: string;
  readonly voucherPaid: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly vouchers: ReadonlyArray<{
    readonly codeEnd: string;
    readonly paid: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly remaining: {
      readonly cents: number;
      readonly currency: string;
    };
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ExportRows_totals">;
  readonly " $fragmentType": "TotalsRows_totals";
};
export type TotalsRows_totals$key = {
  readonly " $data"?: TotalsRows_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"TotalsRows_totals">;
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
  "name": "TotalsRows_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "goods",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscountAmount",
      "kind": "LinkedField",
      "name": "discounts",
      "plural": true,
      "selections": [
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "shipping",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "gross",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatGround",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VatAmount",
      "kind": "LinkedField",
      "name": "vat",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "vat",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "voucherPaid",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VoucherPayment",
      "kind": "LinkedField",
      "name": "vouchers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codeEnd",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "paid",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "remaining",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "toPay",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatIncluded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVatByRate",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExportRows_totals"
    }
  ],
  "type": "Totals",
  "abstractKey": null
};
})();

(node as any).hash = "7f4f36a496d0b09ed9395bc468f97d71";

export default node;
