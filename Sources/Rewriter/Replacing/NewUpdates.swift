import SourceModel

/// A read of a model that updates a host from now on.
typealias ReadOfHost = (host: TypeID, read: Tracking.NewRead)

extension ProjectModel {
  /// Notes what update functions of representables and methods of UIKit and AppKit start to depend on, also through other
  /// code, and what a view reads through an object that is `@Observable` already. One note for all that one read updates.
  func newUpdates(by reads: [ReadOfHost]) -> [Proposal] {
    func site(_ item: ReadOfHost) -> Site {
      files[item.read.read.file].site(item.read.read.use.range)
    }
    return Dictionary(grouping: reads, by: site).map { site, items in
      let new = items[0].read
      let base = new.read.use.isOwn ? nil : new.read.use.base
      let object = base.map { files[new.read.file].text($0.range) }
      let hosts = items.map(\.host).uniqued()
      return Proposal(
        noting: Diagnostic(
          .newUpdate, object ?? symbols.qualifiedName(new.type), detail: place(site),
          of: hosts.map { "`\(symbols.qualifiedName($0))`" }.listed(upTo: 2),
          instead: hosts.allSatisfy { self[$0].kind == .class }
            ? "This applies from iOS 26 and macOS 26 on" : nil),
        at: site, for: [new.type])
    }.sorted { $0.site < $1.site }
  }
}
