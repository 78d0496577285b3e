/**
 * @generated SignedSource<<7dbde3c1344b1e6430cbdb1e5709b220>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanyRole = "ADMINISTRATOR" | "APPROVER" | "BUYER";
export type CompanyState = "ACTIVE" | "BLOCKED" | "REQUESTED";
import type { FragmentRefs } from "relay-runtime";
export type CompanyPage_viewer$data = {
  readonly buyer: {
    readonly company: {
      readonly address: {
        readonly address: string;
        readonly city: string;
        readonly company: string | null | undefined;
        readonly countryName: string;
        readonly firstName: string;
        readonly lastName: string;
        readonly vatId: string | null | undefined;
        readonly zip: string;
      };
      readonly id: string;
      readonly name: string;
      readonly state: CompanyState;
      readonly viewerManagesBuyers: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"CompanyBuyers_company" | "CompanyOrders_company" | "CompanyRequests_company">;
    } | null | undefined;
    readonly isActive: boolean;
    readonly role: CompanyRole;
    readonly " $fragmentSpreads": FragmentRefs<"LimitFacts_buyer">;
  } | null | undefined;
  readonly buysForCompany: boolean;
  readonly " $fragmentType": "CompanyPage_viewer";
};
export type CompanyPage_viewer$key = {
  readonly " $data"?: CompanyPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyPage_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buysForCompany",
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
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LimitFacts_buyer"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "company",
          "plural": false,
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
              "name": "viewerManagesBuyers",
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
                  "name": "company",
                  "storageKey": null
                },
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
                  "name": "countryName",
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
              "name": "CompanyRequests_company"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CompanyOrders_company"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ce87c4ab90d15812c0bbc004f49e8e0e";

export default node;
