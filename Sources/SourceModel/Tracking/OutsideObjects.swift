/// Objects of types that the project does not declare.
extension ProjectModel {
  /// Whether a member of a value is likely to change while the value stays. Of a type that the project does not declare, the
  /// system's classes are known by the way in which their names begin; of others, most of which are values, a member that
  /// code of the project gives another value tells.
  func isLikelyToChange(_ member: String, of type: ResolvedType) -> Bool {
    guard case .external(let name, _) = type.unwrapped else { return true }
    // C has no classes.
    guard name.namesType, !Self.constantMembers.contains(member) else {
      return false
    }
    return Self.systemObjects.contains(name) || Self.otherSystemClasses.contains(name)
      || name.isNameOfSystemClass || isAssigned(member, ofOutsideType: name)
  }

  /// Whether the getter of a property of a type, or own code that it runs, reads what is likely to change.
  func givesWhatLikelyChanges(_ computed: PropertyReference, of id: TypeID) -> Bool {
    guard let getter = self[computed].getterBody else { return false }
    return ownCode(runBy: getter, ofFile: computed.file, of: id).contains {
      readsChanging(in: $0.body, ofFile: $0.file, certainly: true)
    }
  }

  /// Whether code of the project assigns a member of what may be of the type and stands in a constant, as only objects let
  /// it do.
  private func isAssigned(_ member: String, ofOutsideType name: String) -> Bool {
    needFiles(naming: CollectionOfOne(member))
    return filesRead(naming: member).contains { number in
      files[number].uses.assignments.contains { assignment in
        guard case .member(let base, member) = assignment.target.unwrapped.kind else {
          return false
        }
        let scope = ScopeReference(file: number, scope: assignment.scope)
        guard isConstant(base, at: scope) else { return false }
        switch type(of: base, at: scope).unwrapped {
        case .external(name, _), .unknown: return true
        default: return false
        }
      }
    }
  }

  /// Whether a name stands for what cannot be changed in place: a local constant or parameter, a constant of the type, or
  /// what a view holds.
  private func isConstant(_ expression: Expression, at scope: ScopeReference) -> Bool {
    if case .name(let name) = expression.unwrapped.kind,
      let local = localBinding(name, at: scope, position: expression.range.lowerBound)
    {
      return local.binding.kind != .variable
    }
    guard let name = expression.ownName, let type = enclosingType(of: scope) else { return false }
    return members(of: type, named: name).properties.contains {
      self[$0].isLet
        || self[$0].isStored && self[$0].attributes.isEmpty && hostRole(of: type) == .view
    }
  }

  /// What objects of the system have for as long as they live.
  private static let constantMembers: Set<String> = [
    "delegate", "mainContext", "supportsAlternateIcons", "supportsMultipleScenes", "viewContext",
  ]

  /// Those without a prefix that are often read in views.
  private static let otherSystemClasses: Set<String> = [
    "FileManager", "HTTPCookieStorage", "ModelContext", "NotificationCenter", "Pipe", "Thread",
    "URLCache", "URLSession", "UserDefaults",
  ]
}

extension String {
  /// `UIWindow`, `CNContact`, as Objective-C names classes: two or three letters in front of the word, which are no
  /// abbreviation of a word themselves.
  fileprivate var isNameOfSystemClass: Bool {
    let prefix = prefix { $0.isUppercase }.dropLast()
    guard 2...3 ~= prefix.count, prefix.count + 1 < count else { return false }
    // `CLAuthorizationStatus`, `UIDeviceOrientation`: enumerations have prefixes as well.
    if [
      "Accuracy", "Category", "Direction", "Gravity", "Idiom", "Mask", "Mode", "Orientation",
      "Reason", "Status",
    ].contains(where: hasSuffix) {
      return false
    }
    return !["API", "CG", "CSV", "DM", "GPS", "ID", "JWT", "OS", "QR", "RSS", "SQL", "SVG", "URL"]
      .contains(prefix)
  }
}
