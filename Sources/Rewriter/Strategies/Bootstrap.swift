import SourceModel

extension Owner {
  /// The heavy statements leave `init` for `bootstrap()`.
  func planBootstrap() -> Plan {
    .decline("not yet")
  }
}
