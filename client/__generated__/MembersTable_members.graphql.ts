/**
 * @generated SignedSource<<54260624c7d8f3c906735abc4f1bd125>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Grant = "AFFILIATES_NONE" | "AFFILIATES_READ" | "AFFILIATES_WRITE" | "AUDIT_NONE" | "AUDIT_READ" | "AUDIT_WRITE" | "CATALOGUE_NONE" | "CATALOGUE_READ" | "CATALOGUE_WRITE" | "CONTENT_NONE" | "CONTENT_READ" | "CONTENT_WRITE" | "COUPONS_NONE" | "COUPONS_READ" | "COUPONS_WRITE" | "DOCUMENTS_NONE" | "DOCUMENTS_READ" | "DOCUMENTS_WRITE" | "FILES_NONE" | "FILES_READ" | "FILES_WRITE" | "MAILS_NONE" | "MAILS_READ" | "MAILS_WRITE" | "MESSAGES_NONE" | "MESSAGES_READ" | "MESSAGES_WRITE" | "ORDERS_NONE" | "ORDERS_READ" | "ORDERS_WRITE" | "PERSONS_NONE" | "PERSONS_READ" | "PERSONS_WRITE" | "SETTINGS_NONE" | "SETTINGS_READ" | "SETTINGS_WRITE" | "TERMS_NONE" | "TERMS_READ" | "TERMS_WRITE" | "USERS_NONE" | "USERS_READ" | "USERS_WRITE" | "VOUCHERS_NONE" | "VOUCHERS_READ" | "VOUCHERS_WRITE";
import type { FragmentRefs } from "relay-runtime";
export type MembersTable_members$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly email: string;
      readonly grants: ReadonlyArray<Grant>;
      readonly id: string;
      readonly name: string;
      readonly userId: string;
    };
  }>;
  readonly " $fragmentType": "MembersTable_members";
};
export type MembersTable_members$key = {
  readonly " $data"?: MembersTable_members$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembersTable_members">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembersTable_members",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Member",
          "kind": "LinkedField",
          "name": "node",
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
              "name": "grants",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberConnection",
  "abstractKey": null
};

(node as any).hash = "14eda6ca70b3ba01194b62a8aa0b6c01";

export default node;
