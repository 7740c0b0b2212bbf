/// Objects that a view creates from its input only to read them: `init(tags: [String]) { self.tags = Box(tags) }`.
extension ProjectModel {
  /// Whether each initializer of the owner creates the object from its parameters and nothing changes the object
  /// afterwards. If SwiftUI kept such an object, the view would go on showing the first input.
  public func isCreatedFromInput(_ site: OwnerSite) -> Bool {
    let (reference, id) = (site.property, site.host)
    let property = self[reference]
    let name = property.name
    guard property.initializer == nil,
      property.attributes.allSatisfy({ $0.name == Wrapper.observedObject.rawValue })
    else { return false }
    var made: [(file: Int, range: ByteRange)] = []
    var models: Set<TypeID> = []
    for function in functions(of: id) where self[function].kind == .initializer {
      guard let body = self[function].body else { return false }
      let parameters = Set(self[function].parameters.map(\.name))
      let assigned = files[function.file].uses.assignments.starting(in: body)
        .filter { [name, "_" + name].contains($0.target.ownName) }
      for assignment in assigned {
        guard let whole = assignment.value,
          case let value = whole.wrapped(by: .observedObject) ?? whole,
          case .call = value.unwrapped.kind,
          !parameters.isDisjoint(with: names(readIn: value.range, inFile: function.file))
        else { return false }
        let scope = ScopeReference(file: function.file, scope: assignment.scope)
        models.formUnion(type(of: value, at: scope).candidates)
        made.append((function.file, self[function].range.lowerBound..<body.lowerBound))
        made.append((function.file, assignment.range))
      }
    }
    guard !made.isEmpty, let model = models.first, models.count == 1 else { return false }
    if site.isCheapToRecreate, neverChangesAfterInit(model) { return true }
    return onlyStoresArguments(model)
      && self[id].declarations.allSatisfy { declaration in
        let file = files[declaration.file]
        return file.words(naming: name, in: self[declaration].memberBlock).allSatisfy { place in
          declaration.file == reference.file && property.declaration.contains(place)
            || made.contains { $0.file == declaration.file && $0.range.contains(place) }
            || place.count == name.utf8.count
              && isReadOfStored(place, inFile: declaration.file, of: model)
        }
      }
  }

  /// Whether nothing changes an object of a class after its initializer.
  private func neverChangesAfterInit(_ id: TypeID) -> Bool {
    self[id].kind == .class && inheritsFromNoClass(id)
      && properties(of: id).allSatisfy {
        let property = self[$0]
        return !property.isStored || property.isLet || property.isStatic
          || !changesAfterInit($0, of: id)
      }
  }

  /// Whether the initializers of a class only store their arguments.
  private func onlyStoresArguments(_ id: TypeID) -> Bool {
    guard self[id].kind == .class,
      lineage(of: id).dropFirst().allSatisfy({ self[$0].kind == .protocol })
    else { return false }
    func callsNothing(_ range: ByteRange?, _ number: Int) -> Bool {
      range.map { files[number].uses.calls.starting(in: $0).isEmpty } ?? true
    }
    return functions(of: id).allSatisfy { function in
      self[function].kind != .initializer || callsNothing(self[function].body, function.file)
    } && properties(of: id).allSatisfy { callsNothing(self[$0].initializer?.range, $0.file) }
  }

  /// Whether a name is followed by a stored property that is only read there, neither changed nor passed as `inout`.
  private func isReadOfStored(_ place: ByteRange, inFile number: Int, of id: TypeID) -> Bool {
    let file = files[number]
    guard place.upperBound < file.bytes.count, file.bytes[place.upperBound] == UInt8(ascii: ".")
    else { return false }
    let start = place.upperBound + 1
    var end = start
    while end < file.bytes.count, file.bytes[end].isWordByte { end += 1 }
    let members = members(of: id, named: file.text(start..<end))
    guard !members.properties.isEmpty, members.properties.allSatisfy({ self[$0].isStored }),
      members.functions.isEmpty
    else { return false }
    let isAssigned = file.uses.assignments.contains { $0.target.range.contains(place) }
    let isChanged = file.uses.calls.contains { call in
      call.callee.range.contains(place) && SDK.mutatingMethod.contains(call.name)
        || call.arguments.contains {
          if case .inOut(let value) = $0.value.kind { value.range.contains(place) } else { false }
        }
    }
    return !isAssigned && !isChanged
  }
}

extension OwnerSite {
  /// Whether re-creating the object is cheap and has no effect except a new identity.
  fileprivate var isCheapToRecreate: Bool {
    constructions.map(\.cost).allSatisfy { cost in
      cost.expense < InitializerCost.heavyExpense && cost.unresolved.isEmpty
        && cost.evidence.allSatisfy { !$0.isDecisive || $0.signal.name == "identity" }
    }
  }
}
