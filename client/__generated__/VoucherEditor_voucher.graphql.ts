/**
 * @generated SignedSource<<abe3e10ae92f037129f905e2eb65b4f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VoucherState = "BLOCKED" | "EXPIRED" | "OPEN" | "PARTLY" | "REDEEMED";
import type { FragmentRefs } from "relay-runtime";
export type VoucherEditor_voucher$data = {
  readonly code: string;
  readonly deliverOn: string | null | undefined;
  readonly expiresOn: string | null | undefined;
  readonly id: string;
  readonly isTransferable: boolean;
  readonly message: string | null | undefined;
  readonly note: string | null | undefined;
  readonly recipientEmail: string | null | undefined;
  readonly recipientName: string | null | undefined;
  readonly revision: number;
  readonly state: VoucherState;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherActions_voucher" | "VoucherEntries_voucher" | "VoucherFacts_voucher" | "VoucherHistory_voucher">;
  readonly " $fragmentType": "VoucherEditor_voucher";
};
export type VoucherEditor_voucher$key = {
  readonly " $data"?: VoucherEditor_voucher$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherEditor_voucher">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherEditor_voucher",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
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
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipientName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipientEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliverOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTransferable",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoucherActions_voucher"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoucherFacts_voucher"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoucherEntries_voucher"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoucherHistory_voucher"
    }
  ],
  "type": "Voucher",
  "abstractKey": null
};

(node as any).hash = "831ae89d48b95d3e5e3c9fb084fd8217";

export default node;
