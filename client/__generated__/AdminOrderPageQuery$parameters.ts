/**
 * @generated SignedSource<<be52a5d6a37375c94719fa7f39bf3678>>
 * @relayHash db6848941ae4cf61cc96e2878b3aea79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fcc0b977c03320c5af2c8e70a8ac58a34a227d0cd65dbf5ffda22f9d15b9638

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fcc0b977c03320c5af2c8e70a8ac58a34a227d0cd65dbf5ffda22f9d15b9638",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
