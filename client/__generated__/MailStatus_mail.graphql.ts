/**
 * @generated SignedSource<<e1fd6b158a972983e17b5f78d83b71fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailState = "FAILED" | "QUEUED" | "SENDING" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type MailStatus_mail$data = {
  readonly state: MailState;
  readonly " $fragmentType": "MailStatus_mail";
};
export type MailStatus_mail$key = {
  readonly " $data"?: MailStatus_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailStatus_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailStatus_mail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "Mail",
  "abstractKey": null
};

(node as any).hash = "2d63237f3f350530237be2a8bd14ae83";

export default node;
