import SourceModel

extension Owner {
  /// `@State private var m: M?`, made in `.task`.
  func planDefer() -> Plan {
    .decline("this version cannot write it")
  }
}
