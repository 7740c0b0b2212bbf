import SourceModel

/// A test file for a view that owns a heavy model.
public struct OwnerTest: Sendable {
  /// The file's name, with its extension.
  public let name: String
  public let text: String
}

extension Migration {
  /// A test for each heavy owner whose strategy guarantees something, in the order of the owners, and why there is
  /// none for the others.
  public var ownerTests: (tests: [OwnerTest], untested: [PlacedDiagnostic]) {
    let migrating = Set(migrated.map(\.type))
    var tests: [OwnerTest] = []
    var untested: [PlacedDiagnostic] = []
    for owner in owners where owner.site.weight == .heavy && !owner.site.isInPreview {
      guard owner.site.kind != .app, owner.site.models.allSatisfy(migrating.contains) else {
        continue
      }
      switch OwnerTestWriter(owner, in: model).write() {
      case .success(let test):
        if !tests.contains(where: { $0.name == test.name }) { tests.append(test) }
      case .failure(let obstacle):
        untested.append(PlacedDiagnostic(.missingTest, obstacle.why, at: owner.site.site))
      }
    }
    return (tests, untested)
  }
}

private struct OwnerTestWriter {
  struct Obstacle: Error { let why: String }

  let choice: OwnerChoice
  let model: ProjectModel
  let id: TypeID
  let host: String
  let type: String
  let property: DeclaredProperty

  init(_ choice: OwnerChoice, in model: ProjectModel) {
    self.choice = choice
    self.model = model
    id = choice.site.models.first ?? choice.site.host
    host = model.symbols.qualifiedName(choice.site.host)
    type = model.symbols.qualifiedName(id)
    property = model[choice.site.property]
  }

  func write() -> Result<OwnerTest, Obstacle> {
    guard choice.site.models.count == 1 else {
      return .failure(Obstacle(why: "the model's type is not a single class"))
    }
    guard model.isReachableByTests(id) else {
      return .failure(Obstacle(why: "`\(type)` is private"))
    }
    let body: String
    switch choice.strategy {
    case .bootstrap: body = bootstrapTests
    case .keep, .inject, .defer:
      guard model.isReachableByTests(choice.site.host) else {
        return .failure(Obstacle(why: "`\(host)` is private"))
      }
      body = storageTest
    case .plain, .stateInit:
      return .failure(
        Obstacle(why: "with `\(choice.strategy.rawValue)` the view re-creates `\(type)`"))
    }
    return .success(OwnerTest(name: suite + ".swift", text: head + body + "}\n"))
  }

  /// `EntryViewModelTests` for the `model` of `EntryView`.
  private var suite: String {
    let name = property.name.prefix(1).uppercased() + property.name.dropFirst()
    return host.replacing(".", with: "") + name + "Tests"
  }

  private var head: String {
    var modules: [String] = []
    for owner in [id, choice.site.host] {
      let path = model.symbols.site(of: owner).path
      modules += model.symbols.layout.moduleNames(of: path).prefix(1)
    }
    let imports = Set(modules).sorted()
    let lines = (imports.isEmpty ? ["<#module#>"] : imports).map { "@testable import \($0)\n" }
    return """
      import Observation
      import SwiftUI
      import Testing

      \(lines.joined())
      /// `\(host)` owns `\(type)`, whose initializer is heavy\(reason).
      @MainActor
      @Suite struct \(suite) {

      """
  }

  private var reason: String {
    guard let evidence = choice.site.heaviest?.cost.evidence.first else { return "" }
    return ": it " + evidence.signal.effect
  }

  // MARK: Bootstrap

  private var bootstrapTests: String {
    let value = SampleValues(model: model).instance(of: id)
    let test = testAttribute("makeModel()", type, isMade: value != nil)
    let unwrapped = value == nil ? "try #require(makeModel())" : "makeModel()"
    let effect = value == nil ? "async throws" : "async"
    let resets = settable.map { "    model.\($0.name) = \($0.value)\n" }.joined()
    let reads = tracked.map { "        _ = model.\($0)\n" }.joined()
    return """
        \(factory("makeModel", of: type, value))

        \(test)
        func modelIsReadyForEveryCaller() \(effect) {
          let model = \(unwrapped)
          #expect(!model.isReady)
          let callers = (1...3).map { _ in
            Task {
              await model.bootstrap()
              return model.isReady
            }
          }
          for caller in callers { #expect(await caller.value) }
        }

        /// Repeating the work would change properties that views read.
        \(test)
        func laterCallsChangeNothing() \(effect) {
          let model = \(unwrapped)
          await model.bootstrap()
      \(resets)    await confirmation(expectedCount: 0) { changed in
            withObservationTracking {
      \(reads)      } onChange: {
              changed()
            }
            await model.bootstrap()
            await model.bootstrap()
          }
        }

      """
  }

  /// The published properties that a test can read.
  private var tracked: [String] {
    properties.filter { !$0.isPrivate }.map(\.name)
  }

  /// The properties that `bootstrap()` assigns and a test can set, each with a value that `bootstrap()` is unlikely
  /// to assign.
  private var settable: [(name: String, value: String)] {
    let samples = SampleValues(model: model)
    let assigned = model.assignedByBootstrap(of: id)
    return model.symbols.properties(of: id).compactMap { reference in
      let property = model[reference]
      guard property.attribute(.published) != nil, assigned.contains(property.name),
        !property.isPrivate, !property.hasSetterModifier,
        property.accessors == .none, let type = property.type
      else { return nil }
      let scope = ScopeReference(file: reference.file, scope: property.scope)
      let value =
        type.simpleName == "Bool" ? "!model.\(property.name)" : samples.unlikely(type, at: scope)
      return value.map { (property.name, $0) }
    }
  }

  private var properties: [DeclaredProperty] {
    model.symbols.properties(of: id).map { model[$0] }.filter { $0.attribute(.published) != nil }
  }

  // MARK: Kept and deferred models

  private var storageTest: String {
    let value = SampleValues(model: model).instance(of: choice.site.host)
    let test = testAttribute("makeView()", host, isMade: value != nil)
    let unwrapped = value == nil ? "try #require(makeView())" : "makeView()"
    let effect = value == nil ? " throws" : ""
    let (why, check) =
      choice.strategy == .defer
      ? (
        "The view is created without the model; `.task` creates it.",
        """
        let state = try #require(storage as? State<\(type)?>)
            #expect(state.wrappedValue == nil)
        """
      )
      : (
        "`StateObject` creates the model once per view identity; `State` would create it each time.",
        "#expect(storage is StateObject<\(type)>)"
      )
    return """
        \(factory("makeView", of: host, value))

        /// \(why)
        \(test)
        func viewDoesNotCreateModel()\(choice.strategy == .defer ? " throws" : effect) {
          let storage = Mirror(reflecting: \(unwrapped)).descendant("_\(property.name)")
          \(check)
        }

      """
  }

  // MARK: Helpers

  private func factory(_ name: String, of type: String, _ value: String?) -> String {
    guard let value else { return "private func \(name)() -> \(type)? { nil }" }
    return "private func \(name)() -> \(type) { \(value) }"
  }

  private func testAttribute(_ factory: String, _ type: String, isMade: Bool) -> String {
    isMade ? "@Test" : "@Test(.disabled(\"Make \(factory) return a \(type)\"))"
  }
}

extension ProjectModel {
  /// The properties that the deferred part of the initializer assigns, directly or through functions of the class.
  fileprivate func assignedByBootstrap(of id: TypeID) -> Set<String> {
    let initializers = symbols.initializers(of: id)
    guard let reference = initializers.first,
      let body = self.initializers.initializerBody(of: reference)
    else { return [] }
    let moved = body.statements.drop { $0.cost.weight == .light }
    var result = Set(moved.flatMap(\.writes))
    var ranges = moved.map { (file: reference.file, range: $0.range) }
    var seen: Set<String> = []
    while let code = ranges.popLast() {
      let uses = files[code.file].uses
      for assignment in uses.assignments.starting(in: code.range) {
        if let name = assignment.target.ownName { result.insert(name) }
      }
      for call in uses.calls.starting(in: code.range) {
        guard let name = call.callee.ownName, seen.insert(name).inserted else { continue }
        for function in symbols.members(of: id, named: name).functions {
          ranges.append((file: function.file, range: self[function].range))
        }
      }
    }
    return result
  }
}
