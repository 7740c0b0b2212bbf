/// Code that makes an object notify its observers, with all that it changes whenever it runs.
struct NotifyingCode: Sendable {
  let changes: Set<ChangedProperty>
  /// Whether it notifies for the whole object, and not only by changing what the object publishes.
  let sends: Bool
}

extension Tracking {
  /// The code that changes what the objects of a model publish, or sends for them, on its own or through other code: that
  /// of the model, that of plain objects that the model holds, which may call the model back, and other code that
  /// assigns its properties. Initializers run before any view observes the object.
  func notifyingCode(of id: TypeID) -> [NotifyingCode] {
    cache.notifyingCode.answer(to: id) {
      let family = Set(symbols.relatives(of: id))
      let published = family.flatMap(symbols.properties).filter {
        symbols[$0].attribute(.published) != nil || symbols[$0].publishesThroughWrapper
      }
      let names = Set(published.map { symbols[$0].name })
      let triggers = Set(family.flatMap(refreshTriggers).map { symbols[$0.property].name })
      let sends = usage.uses.announcements.sends.filter { !family.isDisjoint(with: $0.owners) }
      let starts = codeOf(family.union(plainClassesHeld(by: family)))
        .union(codeChanging(names, of: family))
      return starts.compactMap { start in
        let run = Array(graph.code(reachedFrom: start, along: .allThatChanges))
        // An observer runs with the change of its property.
        let observed = published.filter {
          $0.file == start.file
            && symbols[$0].accessorBlock?.contains(start.body.lowerBound) == true
        }
        let changes = run.reduce(
          into: Set(observed.map { ChangedProperty(type: id, name: symbols[$0].name) })
        ) { $0.formUnion(graph.changes(by: $1)) }
        let changesTrigger = changes.contains {
          family.contains($0.type) && triggers.contains($0.name)
        }
        let isSending =
          changesTrigger
          || sends.contains { send in
            run.contains {
              $0.file == send.file && $0.body.contains(send.use.range.lowerBound)
            }
          }
        let isPublishing = changes.contains {
          family.contains($0.type) && names.contains($0.name)
        }
        return isSending || isPublishing
          ? NotifyingCode(changes: changes, sends: isSending) : nil
      }
    }
  }

  /// The classes of the objects that stored properties hold, directly or through each other, and that do not notify.
  private func plainClassesHeld(by family: Set<TypeID>) -> Set<TypeID> {
    var found: Set<TypeID> = []
    var next = Array(family)
    while let holder = next.popLast() {
      for property in symbols.properties(of: holder) where symbols[property].isStored {
        for type in symbols.concreteTypes(of: inference.type(of: property).candidates)
        where symbols.isPlainClass(type) && found.insert(type).inserted {
          next.append(type)
        }
      }
    }
    return found
  }

  /// The functions, setters and observers of some classes.
  private func codeOf(_ family: Set<TypeID>) -> Set<CodeNode> {
    Set(
      family.flatMap { id in
        symbols.functions(of: id).filter { symbols[$0].kind != .initializer }.compactMap {
          graph.node(of: $0, on: id)
        }
          + symbols.properties(of: id).flatMap { reference in
            symbols[reference].accessorsRunByWrites.compactMap(\.body).map {
              CodeNode(file: reference.file, body: $0, owner: id)
            }
          }
      })
  }

  /// The code outside of some classes that changes what their objects publish: `model.name = ""`.
  private func codeChanging(_ names: Set<String>, of family: Set<TypeID>) -> Set<CodeNode> {
    var found: Set<CodeNode> = []
    for name in names.sorted() {
      for number in symbols.parsedFiles(naming: name) {
        let file = symbols.files[number]
        if symbols.layout.isTest(file.path) { continue }
        for assignment in file.uses.assignments {
          guard case .member(let base, name) = assignment.target.unwrapped.kind, !base.isSelf else {
            continue
          }
          let scope = ScopeReference(file: number, scope: assignment.scope)
          if !family.isDisjoint(with: inference.type(of: base, at: scope).candidates),
            let code = graph.node(around: scope)
          {
            found.insert(code)
          }
        }
      }
    }
    return found
  }
}
