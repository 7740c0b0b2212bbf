import Foundation

/// The place of an element in the tree, for as long as the element keeps its identity.
@MainActor
final class Node {
  struct Identity: Hashable {
    let key: AnyHashable
    let type: ObjectIdentifier
    /// For siblings that claim the same identity.
    var occurrence = 0
  }

  unowned let tree: Tree
  let depth: Int
  private(set) var element: Element
  private(set) var environment: EnvironmentValues
  private(set) var children: [Node] = []
  private(set) var isRemoved = false
  private var hasAppeared = false
  var isDirty = false
  /// What lives as long as the identity does: state, objects, subscriptions, tasks.
  var slots: [String: AnyObject] = [:]
  /// What the dynamic properties took from the environment.
  private var reads: [Any] = []
  private var identities: [Identity] = []
  private var generation = 0

  init(_ element: Element, in environment: EnvironmentValues, depth: Int, tree: Tree) {
    self.element = element
    self.environment = environment
    self.depth = depth
    self.tree = tree
    build()
    if case .effect = element.kind {
      tree.afterUpdate { [weak self] in
        if let self, !appear() { self.tree.awaitContent(of: self) }
      }
    }
  }

  /// Where there is nothing to see, nothing appears. False as long as that is so.
  func appear() -> Bool {
    guard !isRemoved, case .effect(let effect, _) = element.kind else { return true }
    guard hasDrawing else { return false }
    hasAppeared = true
    effect.appear(in: self)
    return true
  }

  private var hasDrawing: Bool {
    if case .drawing = element.kind { return true }
    return children.contains(where: \.hasDrawing)
  }

  func update(_ new: Element, in environment: EnvironmentValues) {
    let old = self.element
    let isNewEnvironment = environment.version != self.environment.version
    self.element = new
    self.environment = environment
    switch (old.kind, new.kind) {
    case (.composite(let before), .composite(let after)):
      let isEqual = after.isComparable && areEqual(before.value, after.value)
      let formerReads = reads
      attachProperties(of: after.value)
      if isDirty || !isEqual || !areEqual(formerReads, reads) {
        evaluate()
      } else if isNewEnvironment {
        passEnvironment()
      }
    case (.effect(let before, _), .effect(let after, _)):
      build()
      tree.afterUpdate { [weak self] in
        if let self, !isRemoved, hasAppeared { after.update(in: self, from: before) }
      }
    default:
      build()
    }
  }

  /// Does again what depends on what has changed.
  func refresh() {
    guard isDirty, !isRemoved else { return }
    if case .composite(let composite) = element.kind { attachProperties(of: composite.value) }
    evaluate()
  }

  func remove() {
    isRemoved = true
    isDirty = false
    if hasAppeared, case .effect(let effect, _) = element.kind { effect.disappear(in: self) }
    for child in children { child.remove() }
    children = []
    slots = [:]
  }

  private func build() {
    if case .composite(let composite) = element.kind { attachProperties(of: composite.value) }
    evaluate()
  }

  private func evaluate() {
    isDirty = false
    switch element.kind {
    case .group(let elements): setChildren(elements, in: environment)
    case .drawing(let drawing): setChildren(drawing.label + drawing.children, in: environment)
    case .composite(let composite):
      setChildren([tracked(composite.body)], in: environment)
    case .reader(let content):
      setChildren([tracked { content(environment) }], in: environment)
    case .environment(let transform, let content):
      var inner = environment
      transform(&inner)
      setChildren([content], in: inner)
    case .effect(_, let content): setChildren([content], in: environment)
    }
  }

  /// A later change of something that `body` read makes this node dirty, unless it has been
  /// evaluated again by then.
  private func tracked(_ body: () -> Element) -> Element {
    generation += 1
    let mark = Mark(node: self, generation: generation)
    let changes = tree.changes
    return withObservationTracking {
      body()
    } onChange: {
      changes.add(mark)
    }
  }

  func invalidate() { tree.changes.add(Mark(node: self, generation: generation)) }

  func accept(_ mark: Mark) {
    if !isRemoved, mark.generation == generation { isDirty = true }
  }

  private func setChildren(_ elements: [Element], in environment: EnvironmentValues) {
    var old: [Identity: Node] = [:]
    for (identity, node) in zip(identities, children) { old[identity] = node }
    let former = children
    var seen: [Identity: Int] = [:]
    var newIdentities: [Identity] = []
    var newChildren: [Node] = []
    for (index, element) in elements.enumerated() {
      var identity = Identity(
        key: element.key ?? AnyHashable(index),
        type: ObjectIdentifier(element.type)
      )
      let occurrence = seen[identity, default: 0]
      seen[identity] = occurrence + 1
      identity.occurrence = occurrence
      newIdentities.append(identity)
      if let node = old.removeValue(forKey: identity) {
        node.update(element, in: environment)
        newChildren.append(node)
      } else {
        newChildren.append(Node(element, in: environment, depth: depth + 1, tree: tree))
      }
    }
    identities = newIdentities
    children = newChildren
    let gone = Set(old.values.map(ObjectIdentifier.init))
    for node in former where gone.contains(ObjectIdentifier(node)) { node.remove() }
  }

  private func passEnvironment() {
    for child in children { child.update(child.element, in: environment) }
  }
}

extension Node {
  func noteRead(_ value: Any) { reads.append(value) }

  private func attachProperties(of value: Any) {
    reads = []
    attachProperties(of: value, path: "")
  }

  private func attachProperties(of value: Any, path: String) {
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      guard var property = child.value as? any DynamicProperty else { continue }
      let key = "\(path)\(child.label ?? String(index))"
      if let graphProperty = property as? any GraphProperty {
        graphProperty.attach(to: self, at: key)
      } else {
        attachProperties(of: property, path: key + ".")
      }
      property.update()
    }
  }
}

/// A note that a node is out of date, from whatever thread found out.
struct Mark: @unchecked Sendable {
  weak var node: Node?
  let generation: Int
}

final class Changes: @unchecked Sendable {
  private var marks: [Mark] = []
  private let lock = NSLock()

  func add(_ mark: Mark) { lock.withLock { marks.append(mark) } }

  func take() -> [Mark] {
    lock.withLock {
      defer { marks = [] }
      return marks
    }
  }
}
