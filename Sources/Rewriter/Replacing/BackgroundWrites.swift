import SourceModel

/// A change of a tracked property off the main thread.
struct BackgroundWrite {
  /// Writes that one change of code settles: those in the code of a body, or in all code that no actor isolates.
  struct Origin: Hashable {
    let type: TypeID
    let code: Body?

    struct Body: Hashable {
      let file: Int
      let body: ByteRange?
    }
  }

  /// A closure that runs on another thread contains it, or no actor isolates the asynchronous code with this name.
  enum Reason {
    case thread
    case noActor(String)
  }

  struct Method: Hashable {
    let name: String
    /// The functions that have to be isolated with it.
    let callers: [String]
  }

  let site: Site
  let code: String
  /// The code on another thread that leads to the write.
  let origin: Site?
  let property: PropertyReference
  let name: String
  let isNew: Bool
  let reason: Reason
  /// The method that contains the change, if the code calls one.
  let method: Method?
  /// Whether views, or clients of a library, show the property.
  let isShown: Bool

  /// - Parameter writes: All such writes to properties of the type.
  func proposal(for id: TypeID, _ writes: [BackgroundWrite]) -> Proposal {
    let others = writes.filter { $0.site != site }.grouped(by: \.site).compactMap(\.first)
    let shown = writes.filter(\.isShown).map { WatchedValue(name: $0.name, model: id) }
    let methods = ([self] + writes).compactMap(\.method).uniqued()
    let callers = methods.flatMap(\.callers).uniqued().filter { name in
      !methods.contains { $0.name == name }
    }
    let functions = ([self] + writes).compactMap {
      if case .noActor(let name) = $0.reason { "`\(name)`" } else { nil }
    }.uniqued()
    let notifying = others.isEmpty ? "it now notifies" : "they now notify"
    var detail = isNew ? "; \(notifying) views there" : nil
    if let origin {
      detail = ", run from \(origin.place)" + (detail ?? "; Xcode no longer warns of it")
    }
    if !functions.isEmpty {
      let rest = functions.count > 1 ? "" : detail ?? "; Xcode no longer warns of it"
      detail = ", as no actor isolates \(functions.listed(upTo: 1))\(rest)"
    }
    return Proposal(
      noting: Diagnostic(
        .backgroundWrite, code, detail: detail,
        of: others.isEmpty ? nil : "\(others.count) more",
        instead: others.isEmpty || functions.isEmpty || writes.contains { $0.method == nil }
          ? nil
          : "Mark \(methods.map { "`\($0.name)`" }.listed()) `@MainActor`"
            + (callers.isEmpty
              ? "" : ", and \(callers.map { "`\($0)`" }.listed(upTo: 3)), which is not `async`")
            + "; calls from elsewhere then need `await`",
        severity: isShown ? .warning : .note
      ).showing(
        writes.compactMap(\.origin).uniqued().map {
          RelatedPlace(site: $0, message: "This runs it off the main thread")
        }
          + others.map {
            RelatedPlace(
              site: $0.site, message: "This writes a tracked property, too", role: .changes,
              of: $0.property)
          }
      ).watching(shown.uniqued()),
      at: site, for: [id])
  }
}
