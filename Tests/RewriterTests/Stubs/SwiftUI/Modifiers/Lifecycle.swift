import Combine

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    EffectView(self, AppearEffect(action: action ?? {}))
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    EffectView(self, DisappearEffect(action: action ?? {}))
  }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    EffectView(self, TaskEffect(id: 0, priority: priority, action: action))
  }

  nonisolated public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    EffectView(self, TaskEffect(id: value, priority: priority, action: action))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    EffectView(self, ChangeEffect(value, initial, action))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    EffectView(self, ChangeEffect(value, initial) { _, _ in action() })
  }

  @available(
    *, deprecated,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    EffectView(self, ChangeEffect(value, false) { _, new in action(new) })
  }

  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    EffectView(self, ReceiveEffect(publisher: publisher, action: action))
  }
}

struct AppearEffect: Effect {
  let action: () -> Void
  func appear(in node: Node) { action() }
}

struct DisappearEffect: Effect {
  let action: () -> Void
  func disappear(in node: Node) { node.tree.afterUpdate(action) }
}

struct ChangeEffect<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  init(_ value: Value, _ isInitial: Bool, _ action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }
}

extension ChangeEffect: Effect {
  func appear(in node: Node) {
    if isInitial { action(value, value) }
  }

  func update(in node: Node, from old: any Effect) {
    guard let old = old as? ChangeEffect<Value>, old.value != value else { return }
    action(old.value, value)
  }
}

struct TaskEffect<ID: Equatable>: Effect {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  func appear(in node: Node) {
    let tree = node.tree
    tree.runningTasks += 1
    let task = Task { @MainActor in
      await action()
      tree.runningTasks -= 1
    }
    node.slots["task"] = RunningTask(task)
  }

  func update(in node: Node, from old: any Effect) {
    guard let old = old as? TaskEffect<ID>, old.id != id else { return }
    disappear(in: node)
    appear(in: node)
  }

  func disappear(in node: Node) {
    (node.slots["task"] as? RunningTask)?.task.cancel()
  }
}

private final class RunningTask {
  let task: Task<Void, Never>
  init(_ task: Task<Void, Never>) { self.task = task }
}

/// Subscribes when the view appears, and again when it is given another publisher.
struct ReceiveEffect<P: Publisher>: Effect where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  func appear(in node: Node) {
    let receiver = Receiver(action)
    node.slots["receiver"] = receiver
    receiver.subscription = publisher.sink { [weak receiver] in receiver?.action($0) }
  }

  func update(in node: Node, from old: any Effect) {
    if let old = old as? Self, areEqual(old.publisher, publisher) {
      (node.slots["receiver"] as? Receiver)?.action = action
    } else {
      appear(in: node)
    }
  }

  private final class Receiver {
    var action: (P.Output) -> Void
    var subscription: AnyCancellable?
    init(_ action: @escaping (P.Output) -> Void) { self.action = action }
  }
}
