/**
 * @generated SignedSource<<1d98adf33136e4267f773fa6a0c655ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "GUEST" | "INTERNAL" | "MEMBER" | "SYSTEM" | "USER";
import type { FragmentRefs } from "relay-runtime";
export type RolesCard_user$data = {
  readonly id: string;
  readonly revision: number;
  readonly roles: ReadonlyArray<Role>;
  readonly viewerAssignableRoles: ReadonlyArray<Role>;
  readonly " $fragmentType": "RolesCard_user";
};
export type RolesCard_user$key = {
  readonly " $data"?: RolesCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"RolesCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RolesCard_user",
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
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerAssignableRoles",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b0d85888355c0ca409a9e0bea0b29d61";

export default node;
