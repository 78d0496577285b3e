/**
 * @generated SignedSource<<e8e1531b96c334f47354d06d86cc92fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerEditor_customer$data = {
  readonly discountGroupChoices: ReadonlyArray<{
    readonly key: string;
    readonly title: string;
  }>;
  readonly email: string;
  readonly hasAccount: boolean;
  readonly isCompany: boolean;
  readonly name: string;
  readonly user: {
    readonly buyer: {
      readonly company: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
    } | null | undefined;
    readonly customerNumber: number | null | undefined;
    readonly id: string;
    readonly note: string | null | undefined;
    readonly revision: number;
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
    readonly viewerCanEditNote: boolean;
    readonly viewerCanEditNumber: boolean;
    readonly viewerCanEditTerms: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerContact_customer" | "CustomerFigures_customer" | "CustomerOrders_customer" | "GuestConditions_customer">;
  readonly " $fragmentType": "CustomerEditor_customer";
};
export type CustomerEditor_customer$key = {
  readonly " $data"?: CustomerEditor_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerEditor_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
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
  "name": "CustomerEditor_customer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasAccount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCompany",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscountGroup",
      "kind": "LinkedField",
      "name": "discountGroupChoices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
          "concreteType": "CompanyBuyer",
          "kind": "LinkedField",
          "name": "buyer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Company",
              "kind": "LinkedField",
              "name": "company",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
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
          "name": "viewerCanEditTerms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanEditNote",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanEditNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerNumber",
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
              "selections": (v2/*:: as any*/),
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
                  "selections": (v2/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "max",
                  "plural": false,
                  "selections": (v2/*:: as any*/),
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerFigures_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerContact_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerOrders_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GuestConditions_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "a8c695a3a8ebf2cebc991c0a9baaaae5";

export default node;
