/**
 * @generated SignedSource<<6727ed490fa8d7fb5225fe1436279e4a>>
 * @relayHash 65e9ad04b198d08f1d734ce6a2fff8bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65e9ad04b198d08f1d734ce6a2fff8bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferPageQuery } from './TransferPageQuery.graphql';

const node: PreloadableConcreteRequest<TransferPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65e9ad04b198d08f1d734ce6a2fff8bd",
    "metadata": {},
    "name": "TransferPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
