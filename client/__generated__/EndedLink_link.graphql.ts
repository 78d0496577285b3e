/**
 * @generated SignedSource<<74737af65da70adb8aab9a1d4d03f54f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EndedLink_link$data = {
  readonly email: string;
  readonly " $fragmentType": "EndedLink_link";
};
export type EndedLink_link$key = {
  readonly " $data"?: EndedLink_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndedLink_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndedLink_link",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "OrderLink",
  "abstractKey": null
};

(node as any).hash = "7f1b31a040c84ecd7a40335bae0d7126";

export default node;
