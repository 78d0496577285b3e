/**
 * @generated SignedSource<<89ac6fe0e7442c0c0d48b9668540c607>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailState = "FAILED" | "QUEUED" | "SENDING" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type MailsTable_mails$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly attempts: number;
      readonly createdAt: string;
      readonly id: string;
      readonly order: {
        readonly orderNumber: string;
      } | null | undefined;
      readonly recipient: string;
      readonly state: MailState;
      readonly subject: string;
      readonly " $fragmentSpreads": FragmentRefs<"MailStatus_mail">;
    };
  }>;
  readonly " $fragmentType": "MailsTable_mails";
};
export type MailsTable_mails$key = {
  readonly " $data"?: MailsTable_mails$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailsTable_mails">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailsTable_mails",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MailEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Mail",
          "kind": "LinkedField",
          "name": "node",
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
              "name": "subject",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "recipient",
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
              "name": "attempts",
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
              "concreteType": "Order",
              "kind": "LinkedField",
              "name": "order",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "orderNumber",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MailStatus_mail"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MailConnection",
  "abstractKey": null
};

(node as any).hash = "a637f1fff2e07b4ffab55998f2803eba";

export default node;
