/**
 * @generated SignedSource<<31d8f06ccabe396503203529c04ba78d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Passkeys_security$data = {
  readonly passkeys: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly label: string;
    readonly lastUsed: string | null | undefined;
  }>;
  readonly " $fragmentType": "Passkeys_security";
};
export type Passkeys_security$key = {
  readonly " $data"?: Passkeys_security$data;
  readonly " $fragmentSpreads": FragmentRefs<"Passkeys_security">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Passkeys_security",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Passkey",
      "kind": "LinkedField",
      "name": "passkeys",
      "plural": true,
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
          "name": "label",
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
          "name": "lastUsed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Security",
  "abstractKey": null
};

(node as any).hash = "67d5363aac9295c3db2721e34e3a623b";

export default node;
