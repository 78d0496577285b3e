/**
 * @generated SignedSource<<62f17333aea9dc750926632b30f95c70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SecondFactorKind = "PASSKEY" | "RECOVERY" | "TOTP";
import type { FragmentRefs } from "relay-runtime";
export type Passkeys_security$data = {
  readonly passkeys: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly label: string;
    readonly lastUsed: string | null | undefined;
  }>;
  readonly passwordSuffices: boolean;
  readonly secondFactorSince: string | null | undefined;
  readonly secondStepKinds: ReadonlyArray<SecondFactorKind>;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondStepKinds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passwordSuffices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondFactorSince",
      "storageKey": null
    }
  ],
  "type": "Security",
  "abstractKey": null
};

(node as any).hash = "2af59c9bfad2a2b0677c897bb5643706";

export default node;
