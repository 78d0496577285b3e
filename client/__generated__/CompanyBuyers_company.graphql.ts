/**
 * @generated SignedSource<<e6daf29f044e70ac413e8fdf8a503665>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanyRole = "ADMINISTRATOR" | "APPROVER" | "BUYER";
import type { FragmentRefs } from "relay-runtime";
export type CompanyBuyers_company$data = {
  readonly buyers: ReadonlyArray<{
    readonly email: string;
    readonly isActive: boolean;
    readonly isViewer: boolean;
    readonly monthBudget: {
      readonly cents: number;
    } | null | undefined;
    readonly name: string;
    readonly orderLimit: {
      readonly cents: number;
    } | null | undefined;
    readonly role: CompanyRole;
    readonly userId: string;
    readonly " $fragmentSpreads": FragmentRefs<"LimitFacts_buyer">;
  }>;
  readonly id: string;
  readonly invitations: ReadonlyArray<{
    readonly email: string;
    readonly expiresAt: string;
    readonly role: CompanyRole;
  }>;
  readonly viewerManagesBuyers: boolean;
  readonly " $fragmentType": "CompanyBuyers_company";
};
export type CompanyBuyers_company$key = {
  readonly " $data"?: CompanyBuyers_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyBuyers_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
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
  "name": "CompanyBuyers_company",
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
      "name": "viewerManagesBuyers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyBuyer",
      "kind": "LinkedField",
      "name": "buyers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isViewer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "orderLimit",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "monthBudget",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LimitFacts_buyer"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyInvitation",
      "kind": "LinkedField",
      "name": "invitations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "4e435b280b18baf707f1673a2ad10e40";

export default node;
