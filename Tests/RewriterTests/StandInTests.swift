import Foundation
import Testing

@testable import Rewriter

/// The stand-ins do what the traces of snapshots rely on.
@Suite(.enabled(if: Compiler.absence == nil))
struct StandInTests {
  private func output(
    _ source: String, swiftVersion: String = "5", _ variant: StandIns.Variant = .wrapper
  ) async throws -> [String] {
    let project = CompiledProject(
      source: "import Combine\nimport SwiftUI\n" + source, swiftVersion: swiftVersion,
      variant: variant)
    let text = try await project.output(of: "// The source has it all.")
    return text.split(separator: "\n").map(String.init)
  }

  private static let owners = """
    @Observable final class Model {
      init(_ owner: String) { trace(owner) }
    }
    final class Object: ObservableObject {
      init() { trace("StateObject") }
    }
    struct Inline: View {
      @State private var model = Model("inline State")
      var body: some View { EmptyView() }
    }
    struct Initialized: View {
      @State private var model: Model
      init() { _model = State(wrappedValue: Model("initialized State")) }
      var body: some View { EmptyView() }
    }
    struct Lazy: View {
      @StateObject private var object = Object()
      var body: some View { EmptyView() }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Button("Update") { count += 1 }
        Text("\\(count)")
        Inline()
        Initialized()
        Lazy()
      }
    }
    @MainActor func behave() async {
      let host = Host(root: Parent())
      host.render()
      host.tap("Update")
      host.update()
    }
    """

  @Test func stateIsEagerAsAWrapper() async throws {
    let lines = try await output(Self.owners)
    #expect(lines.filter { $0 == "inline State" }.count == 2)
    #expect(lines.filter { $0 == "initialized State" }.count == 2)
    #expect(lines.filter { $0 == "StateObject" }.count == 1)
  }

  @Test func inlineStateIsLazyAsAMacro() async throws {
    let lines = try await output(Self.owners, .macro)
    #expect(lines.filter { $0 == "inline State" }.count == 1)
    #expect(lines.filter { $0 == "initialized State" }.count == 2)
    #expect(lines.filter { $0 == "StateObject" }.count == 1)
  }

  /// An observable object updates whoever holds it; an observable property, who read it.
  @Test func onlyReadersUpdate() async throws {
    let lines = try await output(
      """
      final class Old: ObservableObject { @Published var a = 0; @Published var b = 0 }
      @Observable final class New { var a = 0; var b = 0 }
      struct OldView: View {
        @ObservedObject var model: Old
        var body: some View {
          let _ = trace("old")
          Text("\\(model.a)")
        }
      }
      struct NewView: View {
        let model: New
        var body: some View {
          let _ = trace("new")
          Text("\\(model.a)")
        }
      }
      @MainActor func behave() async {
        let (old, new) = (Old(), New())
        let host = Host(root: Group { OldView(model: old); NewView(model: new) })
        host.render()
        trace("-")
        old.b = 1
        new.b = 1
        host.update()
        trace("-")
        new.a = 1
        host.update()
        trace(host.text)
      }
      """, swiftVersion: "6")
    #expect(lines == ["old", "new", "-", "old", "-", "new", "0", "1"])
  }

  @Test func identityOwnsStateAndTasks() async throws {
    let lines = try await output(
      """
      struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View {
          Button("\\(name) \\(count)") { count += 1 }
            .onAppear { trace("appears", name) }
            .onDisappear { trace("disappears", name) }
            .task(id: count) { trace("task", name, count) }
        }
      }
      struct Page: View {
        @State private var isFirst = true
        var body: some View {
          Toggle("First", isOn: $isFirst)
          if isFirst { Counter(name: "one") } else { Counter(name: "two") }
        }
      }
      @MainActor func behave() async {
        let host = Host(root: Page())
        host.render()
        await host.settle()
        host.tap("one 0")
        await host.settle()
        trace(host.text)
        host.tap("First")
        await host.settle()
        trace(host.text)
        host.tap("First")
        await host.settle()
        trace(host.text)
      }
      """)
    #expect(
      lines == [
        "appears one", "task one 0", "task one 1", "Toggle: First = on", "Button: one 1",
        "appears two", "disappears one", "task two 0", "Toggle: First = off", "Button: two 0",
        "appears one", "disappears two", "task one 0", "Toggle: First = on", "Button: one 0",
      ])
  }

  /// A published property may be read while it changes in place; an observable one may not.
  @Test func publishedChangesACopy() async throws {
    let lines = try await output(
      """
      final class Old: ObservableObject {
        @Published var items = [1, 2]
        func clear() { items.removeAll { _ in !items.isEmpty } }
      }
      @Observable final class New {
        var items = [1, 2]
        func clear() { items.removeAll { _ in !items.isEmpty } }
      }
      @MainActor func behave() async {
        let old = Old()
        old.clear()
        trace(old.items.count)
        let new = New()
        new.clear()
        trace("not reached")
      }
      """)
    #expect(lines.count == 2 && lines.first == "0")
    #expect(lines.last?.hasPrefix("(ended with signal") == true)
  }

  /// Everything waits on one timeline that only the host moves.
  @Test func schedulersAreVirtual() async throws {
    let lines = try await output(
      """
      final class Search: ObservableObject {
        @Published var query = ""
        @Published var results: [String] = []
        private var subscriptions: Set<AnyCancellable> = []
        init() {
          $query.dropFirst().debounce(for: .seconds(60), scheduler: DispatchQueue.main)
            .removeDuplicates().map { [$0] }.assign(to: &$results)
          Timer.publish(every: 10, on: .main, in: .common).autoconnect()
            .sink { _ in trace("tick") }.store(in: &subscriptions)
        }
      }
      @MainActor func behave() async {
        let search = Search()
        search.query = "a"
        search.query = "ab"
        let host = Host(root: Text(search.results.joined()))
        host.render()
        host.advance(by: 25)
        trace(search.results)
        host.advance(by: 40)
        trace(search.results)
      }
      """)
    #expect(
      lines == ["tick", "tick", "[]", "tick", "tick", "tick", "tick", #"["ab"]"#])
  }
}
