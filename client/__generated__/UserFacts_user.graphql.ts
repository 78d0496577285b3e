/**
 * @generated SignedSource<<f57996f7e40d08a554e128963a4fba5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserFacts_user$data = {
  readonly createdAt: string;
  readonly customerNumber: number | null | undefined;
  readonly email: string;
  readonly emailVerifiedAt: string | null | undefined;
  readonly invitedAt: string | null | undefined;
  readonly lastLogin: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LastSeen_user">;
  readonly " $fragmentType": "UserFacts_user";
};
export type UserFacts_user$key = {
  readonly " $data"?: UserFacts_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserFacts_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserFacts_user",
  "selections": [
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
      "name": "customerNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invitedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailVerifiedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastLogin",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastSeen_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a5fafb68a09366cadea5600061c257e8";

export default node;
