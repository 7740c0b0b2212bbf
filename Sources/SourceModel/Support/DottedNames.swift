extension String {
  /// The last component of a dotted name: `PrivateKey` in `P256.Signing.PrivateKey`.
  var lastComponent: String {
    String(self[(lastIndex(of: ".").map { index(after: $0) } ?? startIndex)...])
  }
}
