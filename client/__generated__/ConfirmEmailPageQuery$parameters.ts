/**
 * @generated SignedSource<<10f1dae487945cf663db093d1876d642>>
 * @relayHash fead8cd078861ecf4fcfb919c950ab59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fead8cd078861ecf4fcfb919c950ab59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailPageQuery } from './ConfirmEmailPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fead8cd078861ecf4fcfb919c950ab59",
    "metadata": {},
    "name": "ConfirmEmailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
