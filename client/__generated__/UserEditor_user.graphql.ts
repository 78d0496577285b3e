/**
 * @generated SignedSource<<cb0c3d0672128b266df2c8cdd825e9a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddressType = "COMPANY" | "PERSON";
export type Language = "DE" | "EN";
export type Role = "ADMIN" | "GUEST" | "INTERNAL" | "MEMBER" | "SYSTEM" | "USER";
import type { FragmentRefs } from "relay-runtime";
export type UserEditor_user$data = {
  readonly addresses: ReadonlyArray<{
    readonly address: string;
    readonly city: string;
    readonly company: string | null | undefined;
    readonly country: string;
    readonly firstName: string;
    readonly id: string;
    readonly isDefaultInvoice: boolean;
    readonly isDefaultShipping: boolean;
    readonly lastName: string;
    readonly phone: string | null | undefined;
    readonly title: string | null | undefined;
    readonly type: AddressType;
    readonly vatId: string | null | undefined;
    readonly zip: string;
  }>;
  readonly company: string | null | undefined;
  readonly email: string;
  readonly firstName: string | null | undefined;
  readonly id: string;
  readonly language: Language;
  readonly lastName: string | null | undefined;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly revision: number;
  readonly roles: ReadonlyArray<Role>;
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
  readonly title: string | null | undefined;
  readonly viewerAssignableRoles: ReadonlyArray<Role>;
  readonly viewerCanEdit: boolean;
  readonly viewerCanEditNote: boolean;
  readonly viewerCanEditTerms: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AccessCard_user" | "ActAsButton_user" | "AuditCard_user" | "UserDetails_user" | "UserPersons_user" | "UserStatus_user">;
  readonly " $fragmentType": "UserEditor_user";
};
export type UserEditor_user$key = {
  readonly " $data"?: UserEditor_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserEditor_user">;
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
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "company",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v6 = [
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
  "name": "UserEditor_user",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "email",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
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
          "selections": (v6/*:: as any*/),
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
              "selections": (v6/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "max",
              "plural": false,
              "selections": (v6/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "UserAddress",
      "kind": "LinkedField",
      "name": "addresses",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vatId",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
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
        },
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefaultShipping",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefaultInvoice",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerAssignableRoles",
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
      "kind": "ScalarField",
      "name": "viewerCanEditNote",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserStatus_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserDetails_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccessCard_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActAsButton_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuditCard_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserPersons_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "223ec8e75000cfdde747a74b4629bc15";

export default node;
