import Testing

@testable import Rewriter
@testable import SourceModel

/// When a closure runs: with the code around it, while a view is evaluated, when a view appears, or on another thread.
@Suite struct ClosureTimingTests {
  /// The scope of the call `mark()`.
  private func mark(in source: String) throws -> (project: SmallProject, scope: ScopeReference) {
    let project = SmallProject(source)
    return (project, try project.call("mark()").scope)
  }

  /// Whether a closure in an initializer or function has run when the code around it ends.
  @Test(
    arguments: [
      ("func f() { mark() }", true),
      ("func f() { { mark() }() }", true),
      ("func f(a: [Int]) { a.forEach { _ in mark() } }", true),
      ("func f(a: [Int]) { a.map { if $0 > 1 { mark() } } }", true),
      ("func f(a: [Int]) { a.sorted { a, b in mark() } }", true),
      ("func f(a: [Int]) { a.contains(where: { _ in mark() }) }", true),
      ("func f(a: Int?) { a.map { _ in mark() } }", true),
      ("func f(a: [Int]) { a.forEach { n in a.forEach { _ in mark() } } }", true),
      ("func f(a: [Int]) { a.forEach { n in Task { mark() } } }", false),
      ("func f() { queue.sync { mark() } }", true),
      ("func f() { lock.withLock { mark() } }", true),
      ("func f() { lock.withLock { Task { mark() } } }", false),
      ("func f() { queue.sync(execute: { mark() }) }", true),
      ("func f() { queue.async(execute: { mark() }) }", false),
      ("func f() { DispatchQueue.concurrentPerform(iterations: 2) { _ in mark() } }", true),
      ("func f() { context.performAndWait { mark() } }", true),
      ("func f() { context.perform { mark() } }", false),
      ("func f() { DispatchWorkItem { mark() } }", false),
      ("func f() { defer { mark() } }", true),
      ("func f() async { await withCheckedContinuation { c in mark() } }", true),
      ("func f() { withAnimation { mark() } }", true),
      ("func f() { MainActor.assumeIsolated { mark() } }", true),
      ("func f() { Task { mark() } }", false),
      ("func f() { Task.detached { mark() } }", false),
      ("func f() { DispatchQueue.main.async { mark() } }", false),
      (
        "func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in mark() } }",
        false
      ),
      ("func f() { publisher.sink { _ in mark() } }", false),
      ("func f() { $items.map { _ in mark() }.sink { _ in } }", false),
      ("func f() { URLSession.shared.dataTask(with: url) { _, _, _ in mark() } }", false),
      ("func f() { AsyncStream { continuation in mark() } }", true),
      ("func f() { run { mark() } }\nfunc run(_ code: () -> Void) { code() }", true),
      ("func f() { run { mark() } }\nfunc run(_ code: @escaping () -> Void) { }", false),
      ("func f() { run { mark() } }\nfunc run(_ code: () async -> Void) async { }", false),
      ("func f() { run { mark() } }\nfunc run(_ code: (() -> Void)?) { }", false),
      (
        "func f() { run { } then: { mark() } }\nfunc run(_ a: () -> Void, then: () -> Void) { }",
        true
      ),
      (
        "func f() { run { } then: { mark() } }\nfunc run(_ a: () -> Void, then: @escaping () -> Void) { }",
        false
      ),
      ("func f() { let code = { mark() } }", false),
      ("class A { var done = { mark() } }", false),
      ("class A { let value = { mark() }() }", true),
      ("class A { func f() { done = { mark() } }; var done: (() -> Void)? }", false),
      ("func f() { func inner() { mark() } }", false),
      ("func f() { unknown { mark() } }", false),
      ("func f() { Screen { mark() } }", false),
      ("#Preview { mark() }", false),
    ] as [(String, Bool)])
  func runsAtOnce(source: String, isAtOnce: Bool) throws {
    let (project, scope) = try mark(in: source)
    let code = RunCode(project.model.graph, file: scope.file)
    let scopes = project.model.files[scope.file].scopes
    let root = code.roots[scope.scope]
    let owner = scopes[root].owner?.name
    #expect((owner != nil && owner != "inner") == isAtOnce)
  }

  /// Whether code in a view runs while the view is evaluated. The code is in the body of the view.
  @Test(
    arguments: [
      ("mark()", true),
      ("VStack { mark() }", true),
      ("VStack { if flag { mark() } }", true),
      ("ForEach(items) { item in mark() }", true),
      ("Text(\"\").overlay { mark() }", true),
      ("Text(\"\").sheet(isPresented: $shown) { mark() }", true),
      ("GeometryReader { proxy in mark() }", true),
      ("Button(\"\") { mark() }", false),
      ("Button(action: { mark() }) { Text(\"\") }", false),
      ("Button(action: send) { mark() }", true),
      ("Button { send() } label: { mark() }", true),
      ("Button(\"\", action: { mark() })", false),
      ("Text(\"\").onAppear { mark() }", false),
      ("Text(\"\").onTapGesture { mark() }", false),
      ("Text(\"\").onChange(of: count) { mark() }", false),
      ("Text(\"\").task { mark() }", false),
      ("Text(\"\").task(id: mark()) { }", true),
      ("Text(\"\").onReceive(timer) { _ in mark() }", false),
      ("Text(\"\").refreshable { mark() }", false),
      ("Text(\"\").onSubmit { mark() }", false),
      ("Text(\"\").onOpenURL { url in mark() }", false),
      ("Text(\"\").onPreferenceChange(Key.self) { _ in mark() }", false),
      ("Text(\"\").accessibilityAction { mark() }", false),
      ("Text(\"\").environment(\\.openURL, OpenURLAction { _ in mark() })", false),
      ("Text(\"\").toolbar { Button(\"\") { mark() } }", false),
      ("Text(\"\").contextMenu { mark() }", true),
      ("Text(\"\").modifier(Fading(action: { mark() }))", false),
      ("ForEach(items) { _ in }.onDelete { _ in mark() }", false),
      ("Stepper(\"\", onIncrement: { mark() }, onDecrement: { })", false),
      ("Menu(\"\") { mark() }", true),
      ("Label { mark() } icon: { }", true),
      ("let text = { mark() }; Text(text())", true),
      ("Text(\"\").gesture(DragGesture().onEnded { _ in mark() })", false),
      ("Slider(value: Binding(get: { mark() }, set: { _ in }))", true),
      ("Slider(value: Binding(get: { 1 }, set: { _ in mark() }))", false),
      ("VStack { Button(\"\") { Task { mark() } } }", false),
      ("Row(onTap: { mark() })", false),
      ("Card { mark() }", true),
      ("Reader { window in mark() }", false),
      ("Text(\"\").sheet(isPresented: $shown, onDismiss: { mark() }) { }", false),
      ("Text(items.map { mark() }.first)", true),
    ] as [(String, Bool)])
  func runsWithBody(code: String, isEvaluated: Bool) throws {
    let (project, scope) = try mark(
      in: """
        struct Screen: View {
          var body: some View { \(code) }
        }
        struct Card<Content: View>: View {
          let content: Content
          init(@ViewBuilder content: () -> Content) { self.content = content() }
        }
        struct Row: View { let onTap: () -> Void }
        struct Reader: View { let found: (Window) -> Void }
        """)
    #expect(project.model.graph.runsWithBody(scope.scope, inFile: scope.file) == isEvaluated)
  }

  /// Whether code in the body of a view runs for each frame.
  @Test(
    arguments: [
      ("TimelineView(.animation) { _ in mark() }", true),
      ("TimelineView(.animation) { _ in VStack { mark() } }", true),
      ("TimelineView(.animation(minimumInterval: 0.1)) { _ in mark() }", true),
      ("TimelineView(AnimationTimelineSchedule()) { _ in mark() }", true),
      ("TimelineView(.animation(minimumInterval: nil, paused: isIdle)) { _ in mark() }", false),
      ("TimelineView(.periodic(from: start, by: 1)) { _ in mark() }", false),
      ("TimelineView(schedule) { _ in mark() }", false),
      ("VStack { mark() }", false),
    ] as [(String, Bool)])
  func runsForEachFrame(code: String, isExpected: Bool) throws {
    let (project, scope) = try mark(in: "struct Screen: View {\nvar body: some View { \(code) }\n}")
    #expect(project.model.graph.runsForEachFrame(scope) == isExpected)
    #expect(project.model.graph.runsWithBody(scope.scope, inFile: scope.file))
  }

  /// Whether a member of a view runs only with its actions.
  @Test(
    arguments: [
      ("var body: some View { Button(\"\") { run() } }", true),
      ("var body: some View { Text(run()) }", false),
      ("var body: some View { Button(\"\") { other() } }\nfunc other() { run() }", true),
      ("var body: some View { Text(other) }\nvar other: String { run() }", false),
      ("var body: some View { Button(\"\") { run() }; Text(run()) }", false),
      ("var body: some View { Text(\"\") }", false),
    ] as [(String, Bool)])
  func isUsedOnlyByActions(members: String, isAction: Bool) throws {
    let (project, scope) = try mark(
      in: "struct Screen: View {\n\(members)\nfunc run() -> String { mark() }\n}")
    let screen = try project.type("Screen")
    #expect(project.model.views.isUsedOnlyByActions(scope, in: screen) == isAction)
  }

  /// Whether code that uses `model` runs when the view appears.
  @Test(
    arguments: [
      ("Text(\"\").onAppear { model.load() }", true),
      ("Text(\"\").onAppear(perform: model.load)", true),
      ("Text(\"\").task { await model.load() }", true),
      ("Text(\"\").task(id: count) { await model.load() }", true),
      ("Text(\"\").onAppear { load() }", true),
      ("Text(\"\").onAppear { other() }", false),
      ("Text(\"\").onDisappear { model.load() }", false),
      ("Text(\"\").onTapGesture { model.load() }", false),
      ("Text(\"\").onChange(of: count) { model.load() }", false),
      ("Text(\"\").onChange(of: count, initial: true) { model.load() }", true),
      ("Text(\"\").onReceive(model.$items) { _ in model.load() }", true),
      ("Text(\"\").onReceive(model.$items.dropFirst()) { _ in model.load() }", false),
      ("Text(\"\").onReceive(timer) { _ in model.load() }", false),
      ("Text(\"\").onReceive(unknown) { _ in model.load() }", true),
      ("List(items) { _ in Text(\"\").onAppear { model.load() } }", false),
      ("Text(model.name)", false),
    ] as [(String, Bool)])
  func runsOnAppearance(body: String, isOnAppearance: Bool) throws {
    let project = SmallProject(
      """
      struct Screen: View {
        @StateObject var model = Model()
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View { \(body) }
        func load() { model.load() }
        func other() { }
      }
      """)
    let found = project.model.views.appearances(of: try project.type("Screen"), naming: "model")
    #expect(!found.isEmpty == isOnAppearance)
  }

  /// Whether an assignment to a published property gets a warning that it is not on the main thread.
  @Test(
    arguments: [
      ("func f() { count = 1 }", false),
      // No actor isolates the class.
      ("func f() { Task { count = 1 } }", true),
      ("@MainActor func f() { Task { count = 1 } }", false),
      ("func f() async { count = 1 }", true),
      ("func f() { Task.detached { self.count = 1 } }", true),
      ("func f() { Task.detached { await MainActor.run { self.count = 1 } } }", false),
      ("func f() { Task.detached { @MainActor in self.count = 1 } }", false),
      ("func f() { DispatchQueue.global().async { self.count = 1 } }", true),
      (
        "func f() { DispatchQueue.global().async { DispatchQueue.main.async { self.count = 1 } } }",
        false
      ),
      ("func f() { DispatchQueue.main.async { self.count = 1 } }", false),
      (
        "let queue = DispatchQueue(label: \"q\")\nfunc f() { queue.async { self.count = 1 } }", true
      ),
      (
        "func f() { URLSession.shared.dataTask(with: url) { _, _, _ in self.count = 1 }.resume() }",
        true
      ),
      ("func f() { DispatchQueue.global().async { onMain { self.count = 1 } } }", false),
      ("func f() { DispatchQueue.global().async { self.other = 1 } }", false),
      ("func f() { DispatchQueue.global().async { [1].forEach { self.count = $0 } } }", true),
    ] as [(String, Bool)])
  func runsInBackground(members: String, isInBackground: Bool) throws {
    let project = SmallProject(
      """
      import SwiftUI
      final class Model: ObservableObject {
        @Published var count = 0
        var other = 0
        \(members)
      }
      func onMain(_ code: @escaping () -> Void) { DispatchQueue.main.async { code() } }
      """)
    let warnings = try migrate(project.project).decisions.flatMap(\.diagnostics).map(\.kind)
    #expect(warnings.contains(.backgroundWrite) == isInBackground)
  }
}
