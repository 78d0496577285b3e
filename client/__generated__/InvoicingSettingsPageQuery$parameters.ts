/**
 * @generated SignedSource<<73d6effbb69e0d3fd1d80148b129e734>>
 * @relayHash 64e9afaf5d919603854d79ad27ae87dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64e9afaf5d919603854d79ad27ae87dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicingSettingsPageQuery } from './InvoicingSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicingSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64e9afaf5d919603854d79ad27ae87dd",
    "metadata": {},
    "name": "InvoicingSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
