/**
 * @generated SignedSource<<6bf1e3e026c83d2375eafe4a83673d02>>
 * @relayHash 390526a01a1710288eddbedba3c4761f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 390526a01a1710288eddbedba3c4761f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormPageQuery } from './FormPageQuery.graphql';

const node: PreloadableConcreteRequest<FormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "390526a01a1710288eddbedba3c4761f",
    "metadata": {},
    "name": "FormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
