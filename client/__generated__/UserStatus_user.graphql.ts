/**
 * @generated SignedSource<<d361eb190fb335fbadca3e9669e6ec8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserState = "ACTIVE" | "DELETION_ASKED" | "INACTIVE" | "INVITED" | "UNCONFIRMED";
import type { FragmentRefs } from "relay-runtime";
export type UserStatus_user$data = {
  readonly state: UserState;
  readonly " $fragmentType": "UserStatus_user";
};
export type UserStatus_user$key = {
  readonly " $data"?: UserStatus_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserStatus_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserStatus_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9555c911d9f66ea235c26d5179e6964d";

export default node;
