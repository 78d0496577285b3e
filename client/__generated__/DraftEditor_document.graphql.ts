/**
 * @generated SignedSource<<43ef1f0101ee3611ab928ccc6a474fae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentKind = "DELIVERY" | "INVOICE" | "OFFER" | "ORDER" | "REMINDER";
import type { FragmentRefs } from "relay-runtime";
export type DraftEditor_document$data = {
  readonly content: any;
  readonly customerId: string | null | undefined;
  readonly id: string;
  readonly isCancelled: boolean;
  readonly isDraft: boolean;
  readonly kind: DocumentKind;
  readonly pdfPath: string;
  readonly receiverName: string;
  readonly revision: number;
  readonly " $fragmentType": "DraftEditor_document";
};
export type DraftEditor_document$key = {
  readonly " $data"?: DraftEditor_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftEditor_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DraftEditor_document",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDraft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCancelled",
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
      "name": "receiverName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pdfPath",
      "storageKey": null
    }
  ],
  "type": "BusinessDocument",
  "abstractKey": null
};

(node as any).hash = "4265bab9e0926d92b9db6473ebecf6df";

export default node;
