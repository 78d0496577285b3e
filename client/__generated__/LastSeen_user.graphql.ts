/**
 * @generated SignedSource<<1a4582b515c87ef56de3f5fb17654852>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OnlineStatus = "OFFLINE" | "ONLINE" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type LastSeen_user$data = {
  readonly lastActive: string | null | undefined;
  readonly onlineStatus: OnlineStatus;
  readonly " $fragmentType": "LastSeen_user";
};
export type LastSeen_user$key = {
  readonly " $data"?: LastSeen_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastSeen_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastSeen_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onlineStatus",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6e07f4e97acefc48380b49aef87d7135";

export default node;
