/**
 * @generated SignedSource<<3397a2661c1c0419eb9ae3275977c918>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanyState = "ACTIVE" | "BLOCKED" | "REQUESTED";
import type { FragmentRefs } from "relay-runtime";
export type CompanyEditor_company$data = {
  readonly address: {
    readonly address: string;
    readonly city: string;
    readonly country: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly vatId: string | null | undefined;
    readonly zip: string;
  };
  readonly id: string;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly revision: number;
  readonly state: CompanyState;
  readonly terms: {
    readonly discountGroups: ReadonlyArray<string>;
    readonly freeShippingFrom: {
      readonly cents: number;
    } | null | undefined;
    readonly isShippingFree: boolean;
    readonly paymentOverrides: ReadonlyArray<{
      readonly isEnabled: boolean | null | undefined;
      readonly max: {
        readonly cents: number;
      } | null | undefined;
      readonly method: string;
      readonly min: {
        readonly cents: number;
      } | null | undefined;
      readonly order: number | null | undefined;
    }>;
    readonly personalPercent: number;
  } | null | undefined;
  readonly viewerCanEdit: boolean;
  readonly viewerCanEditTerms: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyBuyers_company" | "CompanyHistory_company" | "CompanyOrderList_company">;
  readonly " $fragmentType": "CompanyEditor_company";
};
export type CompanyEditor_company$key = {
  readonly " $data"?: CompanyEditor_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyEditor_company">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyEditor_company",
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
      "name": "revision",
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
      "name": "state",
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
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEditTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vatId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zip",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserTerms",
      "kind": "LinkedField",
      "name": "terms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discountGroups",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personalPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isShippingFree",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "freeShippingFrom",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentOverride",
          "kind": "LinkedField",
          "name": "paymentOverrides",
          "plural": true,
          "selections": [
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
              "name": "isEnabled",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "min",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "max",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "order",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyBuyers_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyOrderList_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyHistory_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "9babf9b07f42fa0ff7e1e7f3c059038a";

export default node;
