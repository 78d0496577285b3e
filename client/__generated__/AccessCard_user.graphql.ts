/**
 * @generated SignedSource<<0c2e8f721290943721bed1641499d33d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserState = "ACTIVE" | "DELETION_ASKED" | "INACTIVE" | "INVITED" | "UNCONFIRMED";
import type { FragmentRefs } from "relay-runtime";
export type AccessCard_user$data = {
  readonly hasSecondFactor: boolean;
  readonly id: string;
  readonly name: string;
  readonly sessions: ReadonlyArray<{
    readonly address: string | null | undefined;
    readonly device: {
      readonly browser: string | null | undefined;
      readonly system: string | null | undefined;
    };
    readonly lastSeenAt: string;
  }>;
  readonly state: UserState;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "AccessCard_user";
};
export type AccessCard_user$key = {
  readonly " $data"?: AccessCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessCard_user",
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
      "name": "hasSecondFactor",
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
      "concreteType": "UserSession",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Device",
          "kind": "LinkedField",
          "name": "device",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "browser",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "system",
              "storageKey": null
            }
          ],
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
          "name": "lastSeenAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e85e922fba6e49de01ade200249d24d1";

export default node;
