/**
 * @generated SignedSource<<c60c05fc62562cecf3b5732451aceba8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VoucherMomentKind = "DUE" | "ISSUED" | "REDEEMED" | "SENT" | "SOLD";
import type { FragmentRefs } from "relay-runtime";
export type VoucherDays_calendar$data = {
  readonly moments: ReadonlyArray<{
    readonly amount: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly day: string;
    readonly key: string;
    readonly kind: VoucherMomentKind;
    readonly slot: string | null | undefined;
    readonly voucher: {
      readonly code: string;
      readonly deliverOn: string | null | undefined;
      readonly id: string;
      readonly recipientEmail: string | null | undefined;
      readonly recipientName: string | null | undefined;
      readonly revision: number;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "VoucherDays_calendar";
};
export type VoucherDays_calendar$key = {
  readonly " $data"?: VoucherDays_calendar$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherDays_calendar">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherDays_calendar",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VoucherMoment",
      "kind": "LinkedField",
      "name": "moments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
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
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slot",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Voucher",
          "kind": "LinkedField",
          "name": "voucher",
          "plural": false,
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
              "name": "code",
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
              "name": "deliverOn",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VoucherCalendar",
  "abstractKey": null
};

(node as any).hash = "3b7535f35a18774c94fac93a7b30f18b";

export default node;
