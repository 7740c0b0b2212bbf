import SourceModel

extension Proposal {
  /// Keeps the type of an object that is passed to generic code from being migrated.
  init(blocking object: ObjectInGenericCode, in model: ProjectModel) {
    self.init(
      blocking: [object.type],
      .requiringObject(at: object.site, object.code, object.need, in: model))
  }
}

/// Blockers of code that needs the publisher of an `ObservableObject`.
extension Blocker {
  /// One for an associated type that requires an `ObservableObject`.
  static func associatedType(
    _ parameter: GenericParameter, of id: TypeID, in file: FileFacts, _ model: ProjectModel
  ) -> Blocker {
    requiringObject(
      at: file.site(parameter.range), "\(model.symbols.qualifiedName(id)).\(parameter.name)",
      model.objects.useOfPublisher(of: parameter, in: id), in: model)
  }

  /// One for a declaration that requires an `ObservableObject`.
  /// - Parameter use: The code of the declaration that uses the publisher, if it is known.
  fileprivate static func requiringObject(
    at site: Site, _ code: String, _ use: (file: Int, range: ByteRange)?, in model: ProjectModel
  ) -> Blocker {
    let need = use.map { number, range in
      let file = model.files[number]
      return "its code uses `\(file.quoted(range))` (\(file.place(range)))"
    }
    return Blocker(
      .genericConstraint, at: site, code: code, detail: need, instead: need.map { _ in byHand })
  }

  /// One for a use of the publisher.
  /// - Parameter words: What is in the way, if it is not a change without a property.
  static func publisher(
    _ range: ByteRange, in file: FileFacts, _ words: String? = nil, instead: String? = nil
  ) -> Blocker {
    let site = file.site(range)
    return Blocker(
      .objectWillChangeUse, at: site, code: file.line(of: site), detail: words,
      instead: words.map { _ in instead ?? byHand })
  }

  /// One for a publisher that code passes on, so that what changes before a send through it is unknown.
  static func passing(_ use: ObjectWillChangeUse, in file: FileFacts) -> Blocker {
    publisher(
      use.range, in: file,
      "`\(file.quoted(use.range))` is passed to code that may send through it",
      instead: "Pass a closure that sends: `{ [weak self] in self?.objectWillChange.send() }`")
  }

  /// One for `$x` that is passed to code that assigns through it.
  /// - Parameter place: The assignment.
  static func assigned(_ use: Projection, in file: FileFacts, at place: String) -> Blocker {
    Blocker(
      .publisherUse, at: file.site(use.range), code: file.text(use.nameRange),
      detail: "is passed to code that assigns to it (\(place))",
      instead: "Pass a closure that sets the property")
  }

  /// One for a class that republishes the changes of another object.
  /// - Parameter other: The type of the object, if it is known not to be migrated.
  static func republishing(
    _ use: ObjectWillChangeUse, by host: TypeID, of other: TypeID?, in file: FileFacts,
    _ model: ProjectModel
  ) -> Blocker {
    let object =
      other.map { ", and `\(model.symbols.qualifiedName($0))` is not migrated" } ?? " of any object"
    return publisher(
      use.range, in: file,
      "`\(model.symbols.qualifiedName(host))` republishes `\(file.quoted(use.range))`" + object)
  }

  private static let byHand = "Migrate it by hand first"
}
