import SwiftUI

@Observable
final class Detail {
  var name: String

  init(name: String) {
    self.name = name
  }
}

@Observable
final class Archive {
  var entries: [String] = []
  @ObservationIgnored private let path: String
  private(set) var isReady = false

  init(path: String) {
    self.path = path
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    entries = (try? String(contentsOfFile: path, encoding: .utf8)).map { [$0] } ?? []
    isReady = true
  }
}

struct DetailView: View {
  @State var detail: Detail
  let title: String

  init(name: String) {
    title = name
    _detail = State(wrappedValue: Detail(name: name))
  }

  init() {
    self.init(name: "Fern")
  }

  var body: some View {
    TextField(title, text: $detail.name)
  }
}

struct WrappedView: View {
  private let detail: Detail

  init(name: String) {
    self.detail = Detail(name: name)
  }

  var body: some View {
    Text(detail.name)
  }
}

struct ArchiveView: View {
  @State private var archive: Archive

  init(path: String) {
    _archive = State(wrappedValue: Archive(path: path))
  }

  var body: some View {
    Text("\(archive.entries.count)")
      .task { await archive.bootstrap() }
  }
}

/// One of its initializers is handed the model.
struct EitherView: View {
  let detail: Detail

  init(detail: Detail) {
    self.detail = detail
  }

  init(name: String) {
    detail = Detail(name: name)
  }

  var body: some View {
    Text(detail.name)
  }
}

/// It takes another one later.
struct ChangingView: View {
  var detail: Detail

  init(name: String) {
    detail = Detail(name: name)
  }

  mutating func show(_ other: Detail) {
    detail = other
  }

  var body: some View {
    Text(detail.name)
  }
}
