/// All nodes of one host, and what is still to be done with them.
@MainActor
final class Tree {
  nonisolated let changes = Changes()
  private(set) var root: Node?
  private var actions: [() -> Void] = []
  /// Of what has nothing to show yet.
  private var awaitingContent: [() -> Node?] = []
  private var focusReaders: [() -> Node?] = []
  private(set) var focusedValues = FocusedValues()
  var runningTasks = 0
  /// Counts what a task or an action may have brought about.
  private(set) var passes = 0

  func setRoot(_ element: Element, in environment: EnvironmentValues) {
    if let root {
      root.update(element, in: environment)
    } else {
      root = Node(element, in: environment, depth: 0, tree: self)
    }
    flush()
  }

  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Brings the tree up to date, then does what appearing and changing call for, until nothing is
  /// left to do. True if there was anything.
  @discardableResult
  func flush() -> Bool {
    var rounds = 0
    while refreshDirty() || runActions() || showContent() || refreshFocus() {
      rounds += 1
      if rounds > 500 { trap("The views keep invalidating themselves.") }
    }
    return rounds > 0
  }

  private func refreshDirty() -> Bool {
    var dirty: [Node] = []
    for mark in changes.take() {
      guard let node = mark.node, !node.isDirty else { continue }
      node.accept(mark)
      if node.isDirty { dirty.append(node) }
    }
    if dirty.isEmpty { return false }
    passes += 1
    // Parents first: they may do it for a child, or remove it.
    for node in dirty.sorted(by: { $0.depth < $1.depth }) { node.refresh() }
    return true
  }

  private func runActions() -> Bool {
    let actions = self.actions
    self.actions = []
    for action in actions { action() }
    return !actions.isEmpty
  }

  func awaitContent(of node: Node) { awaitingContent.append { [weak node] in node } }

  private func showContent() -> Bool {
    let waiting = awaitingContent
    awaitingContent = waiting.filter { $0()?.appear() == false }
    return awaitingContent.count < waiting.count
  }

  func addFocusReader(_ node: Node) {
    focusReaders.removeAll { $0() == nil || $0() === node }
    focusReaders.append { [weak node] in node }
  }

  private func refreshFocus() -> Bool {
    var values = FocusedValues()
    root?.visit { node in
      if case .effect(let effect as FocusEffect, _) = node.element.kind {
        effect.transform(&values)
      }
    }
    guard !areEqual(values.storage, focusedValues.storage) else { return false }
    focusedValues = values
    for reader in focusReaders { reader()?.invalidate() }
    return true
  }
}

extension Node {
  func visit(_ action: (Node) -> Void) {
    action(self)
    for child in children { child.visit(action) }
  }
}
