/**
 * @generated SignedSource<<d4bd40b6e9247541001e3453e79c97e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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

(node as any).hash = "dd2cca92d2fa8b1ec311980b52ba16d7";

export default node;
