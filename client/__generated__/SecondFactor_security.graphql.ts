/**
 * @generated SignedSource<<4835f0816cbe71f5348657df91eb786a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SecondFactorKind = "PASSKEY" | "RECOVERY" | "TOTP";
import type { FragmentRefs } from "relay-runtime";
export type SecondFactor_security$data = {
  readonly recoveryCodesLeft: number;
  readonly secondFactorSince: string | null | undefined;
  readonly secondStepKinds: ReadonlyArray<SecondFactorKind>;
  readonly " $fragmentType": "SecondFactor_security";
};
export type SecondFactor_security$key = {
  readonly " $data"?: SecondFactor_security$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecondFactor_security">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecondFactor_security",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondFactorSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryCodesLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondStepKinds",
      "storageKey": null
    }
  ],
  "type": "Security",
  "abstractKey": null
};

(node as any).hash = "3bc153716aba8a51d42f26a457dee487";

export default node;
