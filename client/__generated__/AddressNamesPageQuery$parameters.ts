/**
 * @generated SignedSource<<48ab4968f86deec8cdc4b55ec8745a88>>
 * @relayHash ec2260b86b6f724c0946054a0e5d9645
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec2260b86b6f724c0946054a0e5d9645

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressNamesPageQuery } from './AddressNamesPageQuery.graphql';

const node: PreloadableConcreteRequest<AddressNamesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec2260b86b6f724c0946054a0e5d9645",
    "metadata": {},
    "name": "AddressNamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
