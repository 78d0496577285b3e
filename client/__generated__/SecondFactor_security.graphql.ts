/**
 * @generated SignedSource<<572af1aab96f0ff9e7c88cac2e1fa030>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactor_security$data = {
  readonly recoveryCodesLeft: number;
  readonly secondFactorSince: string | null | undefined;
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
    }
  ],
  "type": "Security",
  "abstractKey": null
};

(node as any).hash = "83a644d884526cc816a55eca79038d21";

export default node;
