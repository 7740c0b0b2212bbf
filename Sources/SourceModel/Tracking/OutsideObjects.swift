/// Objects of types that the project does not declare.
extension Tracking {
  /// Whether a member of a value is likely to change while the value stays the same. For external types: SDK classes
  /// are recognized by the prefix of their names; most other types are values, so their members count only if code of
  /// the project assigns them.
  func isLikelyToChange(_ member: String, of type: ResolvedType) -> Bool {
    guard case .external(let name, _) = type.unwrapped else { return true }
    // C has no classes.
    guard name.looksLikeTypeName, !SDK.isConstant(member, of: name) else { return false }
    return isSystemClass(name) || isAssigned(member, ofOutsideType: name)
  }

  /// Whether an expression of unknown type only leads through members of a value or an object of the SDK:
  /// `url.parent().name`, `player.currentItem?.duration`. An object of a package may return objects of the project.
  func isFromSDK(_ expression: Expression, at scope: ScopeReference) -> Bool {
    inference.outsideOrigin(of: expression, at: scope).map {
      !inference.mayBeObject($0) || isSystemClass($0)
    } == true
  }

  private func isSystemClass(_ name: String) -> Bool {
    SDK.untrackedObject.contains(name) || SDK.serviceClass.contains(name)
      || name.isNameOfSystemClass
  }

  /// Whether the getter of a property of a type, or own code that the getter runs, reads something that is likely to
  /// change.
  func returnsValueLikelyToChange(_ computed: PropertyReference, of id: TypeID) -> Bool {
    guard let getter = symbols[computed].getterBody else { return false }
    return graph.ownCode(runBy: getter, ofFile: computed.file, of: id).contains {
      readsChanging(in: $0.body, ofFile: $0.file, certainly: true)
    }
  }

  /// Whether code of the project assigns a member of a constant that may be of the type, which only objects allow.
  private func isAssigned(_ member: String, ofOutsideType name: String) -> Bool {
    symbols.needFiles(naming: CollectionOfOne(member))
    return symbols.parsedFiles(naming: member).contains { number in
      symbols.files[number].uses.assignments.contains { assignment in
        guard case .member(let base, member) = assignment.target.unwrapped.kind else {
          return false
        }
        let scope = ScopeReference(file: number, scope: assignment.scope)
        guard usage.isConstant(base, at: scope) else { return false }
        switch inference.type(of: base, at: scope).unwrapped {
        case .external(name, _), .unknown: return true
        default: return false
        }
      }
    }
  }
}

extension ResolvedType {
  /// What changes a member of a value, or a static member, without code of the app: the time for `Date.now` and
  /// `start.timeIntervalSinceNow`.
  func ownChange(ofMember name: String) -> String? {
    guard SDK.membersChangingByThemselves.contains(name) else { return nil }
    return switch unwrapped {
    case .external(let type, _), .metatype(.external(let type, _)):
      SDK.changesByItself["\(type).\(name)"]
    default: nil
    }
  }
}

extension SDK {
  fileprivate static let membersChangingByThemselves = Set(
    changesByItself.keys.compactMap { $0.split(separator: ".").last.map(String.init) })

  /// Whether a member of an SDK object never changes.
  static func isConstant(_ member: String, of type: String) -> Bool {
    constantMember.contains(member) || constantMember.contains(type + "." + member)
  }
}

extension String {
  /// Whether the name has an Objective-C class prefix, as `UIWindow` and `CNContact` do: two or three letters before
  /// the word that are not themselves an abbreviation.
  fileprivate var isNameOfSystemClass: Bool {
    let prefix = prefix { $0.isUppercase }.dropLast()
    guard 2...3 ~= prefix.count, prefix.count + 1 < count else { return false }
    // `CLAuthorizationStatus`, `UIDeviceOrientation`: enums have prefixes too.
    if [
      "Accuracy", "Category", "Direction", "Gravity", "Idiom", "Mask", "Mode", "Orientation",
      "Reason", "Status",
    ].contains(where: hasSuffix) {
      return false
    }
    return !SDK.abbreviation.contains(String(prefix))
  }
}
