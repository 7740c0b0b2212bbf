import Combine
import Foundation

/// Keeps a tree of views as SwiftUI would, one step at a time, on the main actor.
///
///     let host = Host(root: RootView())
///     host.render()          // first bodies, then onAppear, onChange(initial:), task
///     host.tap("Add")        // the action alone
///     host.update()          // one turn of the run loop
///     trace(host.text)
///     await host.settle()    // until tasks and schedulers have nothing more to do
@MainActor
public final class Host {
  let tree = Tree()
  private let makeRoot: () -> Element

  public init<V: View>(root: @escaping @autoclosure () -> V) {
    makeRoot = { root().makeElement() }
  }

  public init<A: App>(app: @autoclosure () -> A) {
    // An app's value is made once.
    let app = app()
    makeRoot = { app.makeElement() }
  }

  /// Builds the tree; again, as when a parent's body runs and hands over a new root value.
  public func render() {
    tree.setRoot(makeRoot(), in: EnvironmentValues())
  }

  /// One turn of the run loop: what schedulers have due, then the views that are out of date.
  public func update() {
    repeat {
      tree.flush()
    } while Timeline.shared.runDue()
    tree.flush()
  }

  /// Moves the schedulers' clock.
  public func advance(by seconds: Double) {
    Timeline.shared.advance(by: seconds)
    update()
  }

  /// Lets tasks, the main queue and schedulers run until nothing moves, or until `limit` is over
  /// for tasks that never end. Repeating timers tick only in `advance(by:)`.
  public func settle(limit: Duration = .milliseconds(400)) async {
    let clock = ContinuousClock()
    let start = clock.now
    var quietRounds = 0
    while quietRounds < 8 {
      for _ in 0..<20 { await Task.yield() }
      var moved = tree.flush()
      if Timeline.shared.runAllOnce() { moved = true }
      if tree.flush() { moved = true }
      if moved {
        quietRounds = 0
      } else if tree.runningTasks == 0 || clock.now - start > limit {
        quietRounds += 1
      }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Takes the views away, as when a window closes.
  public func close() {
    tree.root?.remove()
    tree.flush()
  }

  /// What the views show.
  public var text: String {
    var lines: [String] = []
    tree.root?.draw(indent: 0, into: &lines)
    return lines.joined(separator: "\n")
  }
}

extension Host {
  /// Presses the button, link or other thing whose line reads `label`.
  public func tap(_ label: String) {
    use(label) { control in
      switch control {
      case .action(let action):
        action()
        return true
      case .toggle(let binding):
        binding.wrappedValue.toggle()
        return true
      default: return false
      }
    }
  }

  /// Types over what the field titled `label` holds.
  public func enter(_ text: String, in label: String) {
    use(label) { control in
      guard case .text(let binding) = control else { return false }
      binding.wrappedValue = text
      return true
    }
  }

  /// Picks a value in a picker, a slider, a stepper or the like.
  public func choose<Value>(_ value: Value, in label: String) {
    use(label) { control in
      guard case .value(let set) = control else { return false }
      return set(value)
    }
  }

  private func use(_ label: String, _ action: (Control) -> Bool) {
    var isDone = false
    tree.root?.visit { node in
      guard !isDone, case .drawing(let drawing) = node.element.kind, let control = drawing.control,
        node.labelText == label
      else { return }
      isDone = action(control)
    }
    if !isDone { trap("Nothing to use is labelled “\(label)” in:\n\(text)") }
  }
}

extension Node {
  /// The text of the drawing's own line.
  var labelText: String {
    guard case .drawing(let drawing) = element.kind else { return "" }
    var lines: [String] = []
    for child in children.prefix(drawing.label.count) { child.draw(indent: 0, into: &lines) }
    return lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }

  func draw(indent: Int, into lines: inout [String]) {
    guard case .drawing(let drawing) = element.kind else {
      for child in children { child.draw(indent: indent, into: &lines) }
      return
    }
    var line = [drawing.name, labelText.isEmpty ? nil : labelText]
      .compactMap { $0 }.joined(separator: ": ")
    if let value = drawing.value { line += line.isEmpty ? value : " = \(value)" }
    if !line.isEmpty { lines.append(String(repeating: "  ", count: indent) + line) }
    for child in children.dropFirst(drawing.label.count) {
      child.draw(indent: indent + (line.isEmpty ? 0 : 1), into: &lines)
    }
  }
}
